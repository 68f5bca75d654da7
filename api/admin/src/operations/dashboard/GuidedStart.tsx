import { useQuery, useQueryClient } from '@tanstack/react-query';
import { contentTypes, type DataByType } from 'content-types';
import { FIRST_NAME, guidedStart } from 'content-types/setup/guided-start';
import { useState } from 'react';
import { request } from '../../client/request.ts';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { entryQuery } from '../../core/content/queries.ts';
import type { Outcome } from '../../core/publishing/OutcomeBanner.tsx';
import { useSession } from '../../core/session/Session.tsx';
import { SmallButton } from '../../kit/buttons.tsx';
import { texts } from './texts.ts';

const labels = texts.setup.start;
const { siteSettings } = contentTypes;

export default function GuidedStart({ onDone }: { onDone(outcome: Outcome): void }) {
  const queries = useQueryClient();
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const { data: entry } = useQuery({ ...entryQuery(siteSettings, siteSettings.name), enabled: isOpen });
  return (
    <>
      <SmallButton loading={isOpen && !entry} onClick={() => setOpen(true)}>
        {labels.action}
      </SmallButton>
      {isOpen && entry && (
        <FieldsForm
          fields={guidedStart}
          values={{
            ...toAnswers(entry.data as DataByType['siteSettings']),
            yourName: user.name === FIRST_NAME ? '' : user.name,
          }}
          dialogTitle={labels.title}
          intro={labels.intro}
          submitLabel={labels.submit}
          onCancel={() => setOpen(false)}
          onSave={async (data) => {
            const { written, change } = await request('POST', '/setup/start', {
              body: { data, version: entry.version },
            });
            setOpen(false);
            onDone({ kind: 'done', message: labels.written(written), change });
            await queries.invalidateQueries();
          }}
        />
      )}
    </>
  );
}

/** The answers that are already known, except the default name of a new database. */
function toAnswers({ companyName, registered, contact }: DataByType['siteSettings']) {
  return {
    companyName: companyName === siteSettings.fields.companyName.initial() ? '' : companyName,
    registeredName: registered.name,
    companyNumber: registered.number,
    registeredOffice: registered.office,
    ico: registered.ico,
    phone: contact.phone,
    email: contact.email,
  };
}
