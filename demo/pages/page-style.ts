/** The look of the pages beside the portal: plain, quiet, and not that of any vendor. */
export const STYLE = `
:root { color-scheme: light dark; --ground: light-dark(#f4f5f7, #14161b); --card: light-dark(#fff, #1d2027); --line: light-dark(#d5d9e0, #3a404b); --ink: light-dark(#1a1d24, #eceff4); --soft: light-dark(#565e6c, #a8b0bd); --accent: light-dark(#b3400f, #ffa176); --on-accent: light-dark(#fff, #26110a); --mine: light-dark(#fdf1ea, #33241d); --note: light-dark(#fff8dc, #332d18); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: var(--ground); color: var(--ink); }
header { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: center; padding: 0.5rem 1.25rem; background: var(--card); border-bottom: 1px solid var(--line); }
header strong { margin-right: auto; }
header a { padding: 0.6rem 0; }
a { color: var(--accent); overflow-wrap: anywhere; }
a[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
main { max-width: 68rem; margin: 0 auto; padding: 1.25rem; }
h1 { margin: 0 0 0.25rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 0 0 0.75rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; }
.soft { color: var(--soft); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; padding: 1rem; margin: 0 0 1rem; }
.columns { display: grid; gap: 1rem; align-items: start; }
@media (min-width: 56rem) { .columns { grid-template-columns: minmax(0, 1fr) 19rem; } }
ul { list-style: none; margin: 0; padding: 0; }
.tickets li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; padding: 0.75rem 1rem; border-top: 1px solid var(--line); }
.tickets li:first-child { border-top: 0; }
.tickets { padding: 0; }
.tickets a { font-weight: 600; }
.tickets small { grid-column: 1 / -1; color: var(--soft); overflow-wrap: anywhere; }
.said { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
.entry { border-left: 0.25rem solid var(--line); }
.entry.mine { background: var(--mine); border-left-color: var(--accent); }
.entry.note { background: var(--note); border-left-style: dashed; }
.entry header { all: unset; display: flex; flex-wrap: wrap; gap: 0 0.75rem; margin-bottom: 0.375rem; font-size: 0.875rem; color: var(--soft); }
.entry b { color: var(--ink); }
label { display: block; font-size: 0.875rem; font-weight: 600; margin-bottom: 0.25rem; }
form { display: grid; gap: 0.75rem; }
form + form { margin-top: 1rem; }
fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
legend { font-size: 0.875rem; font-weight: 600; padding: 0; margin-bottom: 0.25rem; }
fieldset label { font-weight: 400; font-size: 1rem; display: flex; gap: 0.5rem; align-items: center; min-height: 2.75rem; margin: 0; }
input:not([type=radio]), select, textarea { width: 100%; font: inherit; color: inherit; background: var(--card); padding: 0.5rem 0.625rem; min-height: 2.75rem; border: 1px solid light-dark(#767f8d, #8b94a3); border-radius: 0.375rem; }
input[type=radio] { width: 1.25rem; height: 1.25rem; accent-color: var(--accent); margin: 0; }
textarea { min-height: 8rem; resize: vertical; }
button { font: inherit; font-weight: 600; cursor: pointer; padding: 0.5rem 1rem; min-height: 2.75rem; border: 1px solid var(--line); border-radius: 0.375rem; background: transparent; color: inherit; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
a.main { display: inline-block; margin-top: auto; padding: 0.6rem 1rem; border-radius: 0.375rem; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none; text-align: center; }
.roles { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); margin-bottom: 1.5rem; }
.roles .card { display: flex; flex-direction: column; margin: 0; }
.roles h2 { margin: 0; }
.points { list-style: disc; display: grid; gap: 0.375rem; margin-bottom: 1rem; padding-left: 1.125rem; }
iframe { display: block; width: 100%; height: 32rem; border: 1px solid var(--line); border-radius: 0.375rem; background: #fff; }
pre { overflow-x: auto; font-size: 0.8125rem; margin: 0; }
summary { min-height: 2.75rem; padding: 0.6rem 0; cursor: pointer; }
.row { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; justify-content: space-between; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.buttons form { display: block; margin: 0; }
`
