import { useState } from 'react';
import { Line, SelectInput } from '../../../kit/form/inputs.tsx';
import { Lines } from '../../../kit/form/lines.tsx';
import { texts } from '../texts.ts';

const labels = texts.message;

interface Template {
  id: string;
  name: string;
  subject: string;
  text: string;
}

/** The state of an email being written, from the template with the id `first` or with the subject `blank`. */
export function useMessage(templates: readonly Template[], { first = '', blank = '' }) {
  const findTemplate = (id: string) => templates.find((item) => item.id === id) ?? { subject: blank, text: '' };
  const [templateId, setTemplateId] = useState(first);
  const initialTemplate = findTemplate(templateId);
  const [subject, setSubject] = useState(initialTemplate.subject);
  const [text, setText] = useState(initialTemplate.text);
  const [placeholderError, setPlaceholderError] = useState('');

  function changeText(newText: string) {
    setText(newText);
    setPlaceholderError('');
  }

  return {
    templates,
    templateId,
    choose(id: string) {
      const template = findTemplate(id);
      setTemplateId(id);
      setSubject(template.subject);
      changeText(template.text);
    },
    /** Whether the message differs from its template. */
    isEdited: subject !== initialTemplate.subject || text !== initialTemplate.text,
    subject,
    setSubject,
    text,
    setText: changeText,
    placeholderError,
    /** Whether all placeholders are filled in. If not, shows an error that names the first open placeholder. */
    isFilledIn() {
      const placeholder = findOpenPlaceholder(`${subject}\n${text}`, templates);
      setPlaceholderError(placeholder ? labels.fillIn(placeholder) : '');
      return !placeholder;
    },
  };
}

interface MessageFieldsProps {
  message: ReturnType<typeof useMessage>;
  help: string;
  errorAt(field: 'subject' | 'text'): string | undefined;
  /** Whether the text input has the focus when it appears. */
  isFirst?: boolean;
}

export function MessageFields({ message, help, errorAt, isFirst }: MessageFieldsProps) {
  const { templates, templateId, choose, subject, setSubject, text, setText, placeholderError } = message;
  return (
    <>
      {templates.length > 0 && (
        <SelectInput
          label={labels.template}
          emptyLabel={labels.noTemplate}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          value={templateId}
          onChange={choose}
        />
      )}
      <Line
        label={labels.subject}
        required
        maxLength={200}
        value={subject}
        error={errorAt('subject')}
        onChange={setSubject}
      />
      <Lines
        label={labels.text}
        description={help}
        required
        minRows={6}
        maxRows={16}
        isFirst={isFirst}
        value={text}
        error={placeholderError || errorAt('text')}
        onChange={setText}
      />
    </>
  );
}

/** The first placeholder of a template, such as `[times]`, that is still in the text. Other brackets are not placeholders. */
export function findOpenPlaceholder(text: string, templates: readonly { text: string }[]): string | undefined {
  const placeholders = templates.flatMap((template) => template.text.match(/\[[^\]\n]+\]/g) ?? []);
  return placeholders.find((placeholder) => text.includes(placeholder));
}
