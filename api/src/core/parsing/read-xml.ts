import sax from 'sax';

const MAX_ATTRIBUTES = 30;
const MAX_DEPTH = 20;
const MAX_ELEMENTS = 300;

/** The name and text of each leaf element, or an error about the XML as a sentence for the sender. */
export type LeafElements = { elements: [name: string, text: string][] } | { problem: string };

/** Returns the elements without children, at any depth. Expands no entities and fetches nothing. */
export function readLeafElements(xml: string): LeafElements {
  const parser = sax.parser(true);
  const elements: [string, string][] = [];
  const openElements: string[] = [];
  let leafText = '';
  let isLeaf = false;
  let attributes = 0;
  const reject = (reason: string) => {
    throw new InvalidXml(reason);
  };
  parser.onerror = ({ message }) => reject(`The XML isn’t valid: ${message.split('\n')[0]?.slice(0, 100)}.`);
  parser.ondoctype = () => reject('Send the XML without a DOCTYPE.');
  parser.onopentagstart = () => {
    attributes = 0;
  };
  parser.onattribute = () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) reject(`An element has more than ${MAX_ATTRIBUTES} attributes.`);
  };
  parser.onopentag = ({ name }) => {
    openElements.push(name);
    if (openElements.length > MAX_DEPTH) reject('The XML is nested too deeply.');
    leafText = '';
    isLeaf = true;
  };
  const add = (addedText: string) => {
    leafText += addedText;
  };
  parser.ontext = add;
  parser.oncdata = add;
  parser.onclosetag = (name) => {
    openElements.pop();
    if (isLeaf) elements.push([name, leafText]);
    if (elements.length > MAX_ELEMENTS) reject(`The XML has more than ${MAX_ELEMENTS} fields.`);
    isLeaf = false;
  };
  try {
    parser.write(xml).close();
    return { elements };
  } catch (error) {
    if (error instanceof InvalidXml) return { problem: error.message };
    throw error;
  }
}

class InvalidXml extends Error {}
