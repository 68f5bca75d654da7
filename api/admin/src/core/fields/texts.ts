import { plural } from 'content-types/text/plural';

export const texts = {
  tagsHelp: 'Separate with commas.',
  linesHelp: 'One per line.',
  addressExample: 'https://… or /contact-us',
  pageExample: 'Choose a page or paste an address',
  unpublishedPage: (name: string) => `${name} (unpublished)`,
  leadsToUnpublished: 'This page is unpublished, so visitors don’t see the link.',
  leaveBlank: (inheritedText: string) => `Leave blank to use ${inheritedText} from the site settings.`,
  charactersLeft: (count: number) => plural(count, { one: '# character left.', other: '# characters left.' }),
  charactersOver: (count: number) => plural(count, { one: '# character too many.', other: '# characters too many.' }),
  noFile: (field: string) => `${field}: none`,
  file: (field: string, file: string) => `${field}: ${file}`,
  yes: 'Yes',
  no: 'No',

  /** Labels for the rich text editor, in place of its library's own. */
  richText: {
    bulletListControlLabel: 'Bullet points',
    orderedListControlLabel: 'Numbered list',
    blockquoteControlLabel: 'Quote',
    hrControlLabel: 'Dividing line',
    linkEditorInputLabel: 'Link address',
    linkEditorInputPlaceholder: 'https://… or /contact-us',

    addPicture: 'Add an image',
    changePicture: 'Change the image',
    noPicture: 'Choose an image.',
    caption: 'Caption',
    captionHelp: 'Shown below the image. Leave blank for none.',
    picture: (alt: string, caption: string) => `Image: ${[alt, caption].filter(Boolean).join('; ')}`,
  },

  colour: {
    pick: (field: string) => `Pick ${field.toLowerCase()}`,
    contrast: (field: string) => `Contrast of ${field.toLowerCase()}`,
    needed: (ratio: number) => `, needs ${ratio}:1`,
    use: (colour: string) => `Use ${colour}`,
  },

  list: {
    add: (singularLabel: string) => `Add ${singularLabel}`,
    remove: (item: string) => `Remove ${item}`,
    actions: (item: string) => `Actions for ${item}`,
    needsAttention: 'needs attention',
    duplicate: 'Duplicate',
    moveUp: 'Move up',
    moveDown: 'Move down',
  },

  number: { none: 'None' },

  blocks: { add: 'Add a block' },

  image: {
    drop: 'Drag or paste an image here.',
    chooseFile: 'Choose a file',
    replace: 'Replace',
    fromLibrary: 'From the library',
    description: 'Description',
    descriptionHelp: 'For people who can’t see the image. Leave blank if it’s only decorative.',
    fileFor: (field: string) => `File for ${field}`,
    remove: 'Remove',
    upload: 'Upload',
    preparing: 'Preparing…',
    uploadFailed: 'The image couldn’t be uploaded.',
    size: (width: number, height: number) => `Image of ${width} × ${height} pixels`,
    focus: (left: string, top: string) => ` (focal point ${left} from the left, ${top} from the top)`,
  },

  reference: {
    choose: (singularLabel: string) => `Choose ${articleFor(singularLabel)} ${singularLabel}`,
    none: (pluralLabel: string) => `No ${pluralLabel} yet`,
    addFirst: (singularLabel: string) => `Add ${articleFor(singularLabel)} ${singularLabel} first`,
    edit: (pluralLabel: string) => `Edit ${pluralLabel}`,
    deleted: (singularLabel: string) => `Deleted ${singularLabel}`,
  },
} as const;

function articleFor(noun: string): string {
  return /^[aeiou]/.test(noun) ? 'an' : 'a';
}
