// What a style sheet may use without a fallback: what all browsers had by the end of 2023, so Safari 17.4
// and Firefox ESR have it. Anything newer stands within `@supports`, or is named here with its reason.

/** Without these the page looks or feels a little different, and all of it works. */
const COMFORTS = [
  'accent-color',
  'content-visibility',
  'forced-color-adjust',
  'overscroll-behavior',
  'print-color-adjust',
  'resize',
  'text-size-adjust',
  'text-wrap',
  'user-select',
]
/** `lib/use-growth.ts` does it where a browser does not. */
const DONE_IN_CODE = ['field-sizing']

export default {
  plugins: ['stylelint-plugin-use-baseline'],
  rules: {
    // An attribute alone is everyone's: it would apply to the parts of other sheets, too.
    'selector-disallowed-list': [/^\[data-[^\]]*\]$/],
    'plugin/use-baseline': [
      true,
      {
        available: 2023,
        ignoreProperties: Object.fromEntries(
          [...COMFORTS, ...DONE_IN_CODE].map((property) => [property, ['/./']]),
        ),
        // Safari has popovers since 17.0, and markers but for some of their properties.
        ignoreSelectors: ['popover-open', 'marker'],
      },
    ],
  },
}
