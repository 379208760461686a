import type { BringBack, ProviderGuide } from '#web/sso-guide/provider-guide.ts'

const BRING_BACK: BringBack[] = [
  {
    ours: 'entityId',
    theirs: 'Entity ID of the hosted identity provider',
    where: 'Metadata, EntityDescriptor',
    example: 'https://<host>/am/saml2/<name>',
    note: 'Your administrator has chosen it. Copy it to the letter.',
  },
  {
    ours: 'entryPoint',
    theirs: 'SingleSignOnService, binding HTTP-Redirect',
    where: 'Metadata, Location',
    example: 'https://<host>/am/SSORedirect/metaAlias/<realm>/<alias>',
    note: 'Check the path of a server of your own, which may begin with /openam.',
  },
  {
    ours: 'cert',
    theirs: 'Download Certificate, or X509Certificate',
    where: 'Sign On tab, or metadata',
    example: 'PEM, or base64 text without its first and last line',
  },
]

export const forgerock: ProviderGuide = {
  name: 'ForgeRock',
  start: {
    console: 'PingOne Advanced Identity Cloud (formerly ForgeRock Identity Cloud)',
    address: 'the admin console of your tenant',
    role: 'Check that your role may manage applications. Tenants without Applications follow the steps for PingAM',
  },
  steps: [
    {
      title: 'Add the application',
      menu: ['Applications', 'Custom Application', 'SAML'],
      text: 'Choose “Next”, fill in name, description and owners, and choose “Create Application”.',
    },
    {
      title: 'Enter our addresses',
      about: ['addresses'],
      menu: ['Sign On', 'Set Up SSO'],
      text: 'Download our metadata and choose “Upload Metadata”: it also says that assertions are to be signed. Or choose “Configure Manually” and enter both values, with the binding HTTP-POST. Then “Next” and “Save”.',
      entries: [
        { field: 'Upload Metadata', ours: 'metadataUrl' },
        { field: 'Entity ID', ours: 'entityId' },
        { field: 'ACS', ours: 'acsUrl' },
      ],
    },
    {
      title: 'Name the person and map the attributes',
      about: ['attributes'],
      menu: ['Sign On', 'Show advanced settings'],
      text: 'Add each row of the attribute mapping to the list of attributes. Nothing is sent that is not in it.',
      entries: [{ field: 'Application Username / NameID', choose: 'email' }],
    },
    {
      title: 'Choose the algorithm',
      about: ['signing'],
      menu: ['Native Consoles', 'Access Management'],
      text: 'Choose RSA-SHA256 as signing algorithm of the hosted identity provider: there is no preset. Leave “Authentication Requests Signed” off.',
    },
    {
      title: 'Take the values',
      menu: ['Sign On'],
      text: 'Open “View IdP Metadata” and choose “Download Certificate”.',
    },
    {
      title: 'Assign people',
      about: ['access'],
      menu: ['Users & Roles'],
      text: 'Add the people and roles that may use this portal.',
    },
    {
      title: 'Sign in from here',
      text: 'Give people this address, or let them enter their email on our login page.',
      entries: [{ field: 'Link for your people', ours: 'ssoUrl' }],
    },
  ],
  bringBack: BRING_BACK,
  attributes: [
    { ours: 'email', choose: 'mail', sentAs: 'email' },
    { ours: 'firstName', choose: 'givenName', sentAs: 'firstName' },
    { ours: 'lastName', choose: 'sn', sentAs: 'lastName' },
  ],
  nameId: {
    byDefault: 'Persistent or transient, whichever comes first in the list',
    format: 'emailAddress',
    choose: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    source: 'mail',
  },
  signing: {
    byDefault: { element: 'assertion', algorithm: null },
    choose: { element: 'assertion', algorithm: 'RSA-SHA256' },
    text: 'What is signed follows our metadata, which ask for signed assertions. Choose RSA-SHA256, and leave encryption off.',
  },
  ownKey: {
    signed:
      'Application, Assertion Content: tick “Authentication Requests Signed”. Our metadata carry the certificate.',
    encrypted:
      'Application, Assertion Content: tick “Assertion” under Encryption. Our metadata carry the certificate and ask for AES-GCM.',
  },
  access: 'People and roles under “Users & Roles”.',
  tile: '“Try it out” and tiles may start at the identity provider and are then refused here: check with our SSO URL.',
  rotation:
    'The keys are your own, in secret labels or ESVs. Enter the new certificate here with the old one as Previous Certificate before the server begins to sign with it.',
  switches: [
    {
      name: 'validateInResponseTo',
      isOn: true,
      why: 'Sign-ins start at our SSO URL, so every answer belongs to a request.',
    },
  ],
  problems: [
    {
      shows: 'Unable to do Single Sign On or Federation',
      cause:
        'Our metadata are missing or wrong there, or both providers are not in one circle of trust.',
      fix: 'Import our metadata again, and look at the circle of trust.',
    },
    {
      shows: 'The address to answer to is not valid',
      cause: 'Check whether the metadata that were imported are older than our present ACS URL.',
      fix: 'Choose “Update Metadata”.',
    },
    {
      shows: 'The metadata page begins with ERROR :',
      cause: 'The entity id or the realm of its address is wrong.',
      fix: 'Correct both; without a realm the top level is meant. In Advanced Identity Cloud the realm is usually alpha.',
    },
  ],
  otherProducts: [
    {
      name: 'PingAM (formerly ForgeRock AM)',
      steps: [
        {
          title: 'Create the hosted identity provider once',
          menu: ['Realm', 'Applications', 'Federation', 'Entity Providers', 'Add Entity Provider'],
          text: 'Choose “Hosted”, give it an entity ID and a base URL, fill in “Identity Provider Meta Alias”, and create it.',
        },
        {
          title: 'Import this portal',
          menu: ['Entity Providers', 'Add Entity Provider', 'Remote'],
          text: 'Import our metadata and choose the circle of trust. The metadata ask for HTTP-POST; by hand you would begin with the artifact binding, which we do not have.',
          entries: [{ field: 'Metadata to import', ours: 'metadataUrl' }],
        },
        {
          title: 'Join them',
          menu: ['Circles of Trust'],
          text: 'Put both providers into the same circle.',
        },
        {
          title: 'Name the person',
          menu: ['Hosted identity provider', 'Assertion Content'],
          text: 'Put the email format first in the list, and map it to the mail address.',
          entries: [
            {
              field: 'NameID Format List',
              choose: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress, first',
            },
            {
              field: 'NameID Value Map',
              choose: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress=mail',
            },
          ],
        },
        {
          title: 'Map the attributes',
          menu: ['Hosted identity provider', 'Assertion Processing', 'Attribute Map'],
          text: 'The name that is sent stands on the left, the attribute of the profile on the right.',
          entries: [
            { field: 'Attribute Map', choose: 'email=mail, firstName=givenName, lastName=sn' },
          ],
        },
        {
          title: 'Choose the signature',
          menu: ['Remote service provider', 'Assertion Content', 'Request/Response Signing'],
          text: 'Choose RSA-SHA256 as signing algorithm, too: there is no preset.',
          entries: [
            { field: 'Assertions Signed', choose: 'Tick' },
            { field: 'Authentication Requests Signed', choose: 'Leave unticked' },
          ],
        },
      ],
      bringBack: BRING_BACK,
      problems: [],
    },
  ],
}
