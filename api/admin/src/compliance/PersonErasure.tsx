import { Button, Text } from '@mantine/core';
import { IconEraser } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../client/request.ts';
import { confirm } from '../kit/confirm.ts';
import { ErrorAlert } from '../kit/ErrorAlert.tsx';
import { Section } from '../kit/Section.tsx';
import { chooseAddresses, confirmAddress } from './choose-addresses.tsx';
import { PersonForm } from './PersonForm.tsx';
import type { HeldAboutPerson } from './queries.ts';
import { texts as dataTexts } from './texts.ts';

const texts = dataTexts.erasure;

/**
 * Erases all data about an address except data required by law. Asks first, listing the data to be erased and kept.
 */
export function PersonErasure() {
  const queries = useQueryClient();
  const eraseMutation = useMutation({
    async mutationFn(email: string) {
      const addressPreview = await request('POST', '/erasures/preview', { body: { email } });
      const isKnown = hasAnything(addressPreview) || addressPreview.otherAddresses.length > 0;
      if (isKnown && !(await confirmAddress(email, addressPreview.isProven))) return null;
      const alsoEmails = await chooseAddresses(addressPreview.otherAddresses);
      if (alsoEmails === null) return null;
      const body = { email, alsoEmails };
      const erasurePreview =
        alsoEmails.length > 0 ? await request('POST', '/erasures/preview', { body }) : addressPreview;
      if (!hasAnything(erasurePreview)) return erasurePreview;
      if (!(await confirm(texts.confirm(email, describe(erasurePreview, texts.before))))) return null;
      return request('POST', '/erasures', { body });
    },
    onSuccess: (erasure) => erasure && queries.invalidateQueries(),
  });

  return (
    <Section title={texts.title} intro={texts.intro} gap="xs">
      <PersonForm onSend={eraseMutation.mutate} onEdit={eraseMutation.reset}>
        <Button
          type="submit"
          variant="default"
          c="red"
          leftSection={<IconEraser size={16} />}
          loading={eraseMutation.isPending}
        >
          {texts.action}
        </Button>
      </PersonForm>
      <div aria-live="polite">
        {eraseMutation.data && (
          <Text size="sm" maw="44rem">
            {hasAnything(eraseMutation.data)
              ? texts.done(describe(eraseMutation.data, texts.after))
              : texts.nothing(describe(eraseMutation.data, texts.after))}
          </Text>
        )}
        <ErrorAlert error={eraseMutation.error} />
      </div>
    </Section>
  );
}

function hasAnything({ applications, messages, ...more }: HeldAboutPerson): boolean {
  const isListed = [...applications, ...messages].some(({ kind }) => kind !== 'nothing');
  return isListed || more.jobAlerts + more.clientContacts + more.forwardedEmails > 0;
}

type Tense = typeof texts.before;

function describe(heldData: HeldAboutPerson, tense: Tense): string {
  const { applications, messages, jobAlerts, clientContacts, forwardedEmails, hasAccount } = heldData;
  const countErased = (list: { kind: string }[]) => list.filter(({ kind }) => kind === 'everything').length;
  const erasedParts = [
    { count: countErased(applications), describe: texts.applications },
    { count: countErased(messages), describe: texts.messages },
    { count: jobAlerts, describe: texts.jobAlerts },
    { count: clientContacts, describe: texts.clientContacts },
    { count: forwardedEmails, describe: texts.forwardedEmails },
  ].flatMap(({ count, describe }) => (count > 0 ? [describe(count)] : []));
  const retainedLines = [...applications, ...messages].flatMap((item) => {
    if (item.kind === 'some') return [tense.partly(item.reference, dataTexts.kept(item))];
    return item.kind === 'nothing' ? [tense.kept(item.reference, item.because ?? '')] : [];
  });
  return [
    ...(erasedParts.length > 0 ? [tense.erased(listFormat.format(erasedParts))] : []),
    ...retainedLines,
    ...(hasAccount ? [tense.account] : []),
  ].join(' ');
}

const listFormat = new Intl.ListFormat('en-GB');
