import { plural } from 'content-types/text/plural';

export const texts = {
  title: 'Media library',
  search: 'Search images by name or description',
  show: { all: 'All', unused: 'Unused', undescribed: 'No description' },
  none: {
    all: 'No images yet',
    unused: 'Every image is in use',
    undescribed: 'Every image has a description',
  },
  notFound: (search: string) => `No images match “${search}”`,
  total: (total: number) => plural(total, { one: '# image', other: '# images' }),
  selected: (total: number) => plural(total, { one: '# image selected', other: '# images selected' }),
  selection: 'Selected images',
  size: (width: number, height: number) => `${width} × ${height}`,
  noDescription: 'no description',
  inHistory: 'used in an earlier version',
  choose: 'Choose from the library',

  upload: {
    title: 'Upload',
    hint: 'Drag images here, up to 15 MB each. SVG files, up to 200 kB, are converted to PNG.',
    button: 'Upload images',
    input: 'Images to upload',
    progress: (current: number, total: number) => `Uploading image ${current} of ${total}`,
    failed: (total: number) =>
      plural(total, { one: '# image couldn’t be uploaded', other: '# images couldn’t be uploaded' }),
    failure: (file: string, reason: string) => `${file}: ${reason}`,
    failedWithoutReason: 'The upload failed.',
  },

  details: {
    name: 'Name',
    description: 'Description',
    descriptionHelp:
      'Describe the image for people who can’t see it. We’ll suggest this text wherever you use the image.',
    unused: 'Not used anywhere.',
    usedIn: 'Used in',
    use: (type: string, title: string) => `${type}: ${title}`,
    useInBin: (type: string, title: string) => `${type}: ${title} (in the bin)`,
  },

  replace: {
    button: 'Replace everywhere',
    input: 'Replacement image',
    wasUnused: 'That image wasn’t used anywhere. The new one is in the library.',
    done: (entries: number) => plural(entries, { one: 'Replaced in # entry.', other: 'Replaced in # entries.' }),
    failed: 'The image couldn’t be replaced',
  },

  crop: {
    kept: 'The cropped image is in the library.',
    title: 'Use the cropped image everywhere?',
    text: (entries: number) =>
      plural(entries, {
        one: 'The original is used in # entry. Both images stay in the library, and you can undo this.',
        other: 'The original is used in # entries. Both images stay in the library, and you can undo this.',
      }),
    everywhere: 'Use everywhere',
    keep: 'Just keep it in the library',
  },

  delete: {
    confirm: 'Delete this image?',
    confirmAll: (total: number) => `Delete these ${total} images?`,
    text: 'You can’t undo this.',
    inHistory: 'You can’t undo this. Earlier versions that use it can only be restored without the image.',
    someInHistory: (total: number) =>
      plural(total, {
        one: 'You can’t undo this. # of these images is used in earlier versions, which can only be restored without it.',
        other:
          'You can’t undo this. # of these images are used in earlier versions, which can only be restored without them.',
      }),
    done: (total: number) => plural(total, { one: '# image deleted.', other: '# images deleted.' }),
    failed: 'Nothing was deleted',
  },

  cropDialog: {
    title: 'Crop image',
    asOnSite: 'As shown on the site',
    free: 'Any shape',
    shape: 'Shape',
    original: 'The original image',
    help: 'Drag the frame or its handles, or use Tab and the arrow keys (Shift for bigger steps).',
    size: (width: number, height: number) => `The new image will be ${width} × ${height} pixels.`,
    smallSize: (width: number, height: number) =>
      `The new image will be ${width} × ${height} pixels. That’s small, so it may look blurry.`,
    frame: 'Frame',
    undo: 'Undo crop',
    handles: {
      nwDragHandle: 'Top left corner',
      nDragHandle: 'Top edge',
      neDragHandle: 'Top right corner',
      eDragHandle: 'Right edge',
      seDragHandle: 'Bottom right corner',
      sDragHandle: 'Bottom edge',
      swDragHandle: 'Bottom left corner',
      wDragHandle: 'Left edge',
    },
  },

  focus: {
    title: 'Focal point',
    help: 'The site crops images to fit. Click the part that must stay visible, such as a face.',
    fromLeft: 'From the left',
    fromTop: 'From the top',
    preview: 'How it will look',
    reset: 'Reset to centre',
    set: 'Set focal point',
  },
} as const;
