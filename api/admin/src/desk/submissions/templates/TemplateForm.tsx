import { Button, Code, Group, Modal, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../../client/request.ts';
import { confirm } from '../../../kit/confirm.ts';
import { getFormErrors, SmallForm } from '../../../kit/form/SmallForm.tsx';
import { common } from '../../../kit/text/texts.ts';
import { type ReplyTemplate, saveTemplate } from '../queries.ts';
import { texts as inboxTexts } from '../texts.ts';

const texts = inboxTexts.templates;

interface TemplateFormProps {
  template: ReplyTemplate;
  /** The names of its placeholders, which are written in braces. */
  fields: string[];
  onClose(): void;
}

export function TemplateForm({ template, fields, onClose }: TemplateFormProps) {
  const queries = useQueryClient();
  const [email, setEmail] = useState(template);
  const onSuccess = () => {
    void queries.invalidateQueries({ queryKey: ['replyTemplates'] });
    void queries.invalidateQueries({ queryKey: ['inbox'] });
    onClose();
  };
  const save = useMutation({ mutationFn: () => saveTemplate(email), onSuccess });
  const remove = useMutation({
    mutationFn: () => request('DELETE', '/reply-templates/{id}', { params: { id: template.id } }),
    onSuccess,
  });
  const askAndRemove = async () => {
    if (await confirm(texts.confirmDelete)) remove.mutate();
  };
  const { at, general } = getFormErrors(save.error ?? remove.error, ['name', 'subject', 'text']);
  const set = (name: 'name' | 'subject' | 'text') => (event: { currentTarget: { value: string } }) =>
    setEmail({ ...email, [name]: event.currentTarget.value });
  const isNew = template.id === '';
  const heading = isNew ? texts.create : template.name;

  return (
    <Modal opened size="lg" title={heading} onClose={onClose}>
      <SmallForm onSend={() => save.mutate()} noValidate gap="sm" error={general}>
        <TextInput
          label={texts.name}
          required
          maxLength={80}
          data-autofocus
          value={email.name}
          error={at('name')}
          onChange={set('name')}
        />
        <TextInput
          label={texts.subject}
          required
          maxLength={200}
          value={email.subject}
          error={at('subject')}
          onChange={set('subject')}
        />
        <Textarea
          label={texts.text}
          required
          autosize
          minRows={6}
          maxRows={16}
          maxLength={10_000}
          value={email.text}
          error={at('text')}
          onChange={set('text')}
        />
        <Text size="sm" c="dimmed">
          {texts.placeholders}{' '}
          {fields.map((field) => (
            <Code key={field} mr="xs">{`{${field}}`}</Code>
          ))}
        </Text>
        <Group gap="xs" justify="flex-end">
          {!isNew && (
            <Button
              variant="subtle"
              color="red"
              mr="auto"
              loading={remove.isPending}
              onClick={() => void askAndRemove()}
            >
              {common.delete}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {common.save}
          </Button>
        </Group>
      </SmallForm>
    </Modal>
  );
}
