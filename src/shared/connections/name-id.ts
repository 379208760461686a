/** How a setting that names an attribute names the NameID. */
export const NAME_ID = 'NameID'
