import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ask } from '../kit/ask.tsx';
import { confirm } from '../kit/confirm.ts';
import { Ticks } from '../kit/form/pickers.tsx';
import { FormButtons } from '../kit/form/SmallForm.tsx';
import type { HeldAboutPerson } from './queries.ts';
import { texts as dataTexts } from './texts.ts';

const texts = dataTexts.addresses;

type Address = HeldAboutPerson['otherAddresses'][number];

/** Asks for confirmation before data of an unverified address is exported or erased. */
export async function confirmAddress(email: string, isProven: boolean): Promise<boolean> {
  return isProven || confirm(dataTexts.unproven(email));
}

/**
 * Asks which addresses on a record belong to the person making the request, because a record may hold several people's.
 * Resolves to null if the user cancels. Does not ask if the record has no addresses.
 */
export function chooseAddresses(
  addresses: readonly Address[],
  knownAddresses: string[] = [],
): Promise<string[] | null> {
  if (addresses.length === 0) return Promise.resolve([]);
  return ask<string[] | null>(null, { title: texts.title }, (answer) => (
    <Choice addresses={addresses} known={knownAddresses} onDone={answer} />
  ));
}

interface ChoiceProps {
  addresses: readonly Address[];
  /** The addresses selected initially. At least one of them stays selected. */
  known: string[];
  onDone(emails: string[] | null): void;
}

function Choice({ addresses, known, onDone }: ChoiceProps) {
  const [emails, setEmails] = useState(known);
  return (
    <Stack>
      <Text size="sm">{texts.intro}</Text>
      <Ticks
        label={texts.label}
        description={texts.notes}
        options={addresses.map(({ email, applications, messages, isProven }) => ({
          value: email,
          label: email || texts.none,
          description: [
            texts.count(applications, messages),
            ...(isProven || email === '' ? [] : [texts.unproven]),
          ].join('; '),
        }))}
        value={emails}
        onChange={setEmails}
      />
      <FormButtons
        isDialog
        label={texts.action}
        isDisabled={known.length > 0 && emails.length === 0}
        onSend={() => onDone(emails)}
        onCancel={() => onDone(null)}
      />
    </Stack>
  );
}
