/** The dialog that puts a candidate forward for another job. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { choice } from 'content-types/fields/choice';
import { request } from '../../client/request.ts';
import { FieldsForm } from '../../core/content/form/FieldsForm.tsx';
import { useNavigation } from '../../core/navigation/Navigation.tsx';
import { openJobsQuery } from './queries.ts';
import { texts } from './texts.ts';

const labels = texts.forward;

export function PutForward({ id, onClose }: { id: string; onClose(): void }) {
  const queries = useQueryClient();
  const { go } = useNavigation();
  const { data: jobs } = useQuery(openJobsQuery);
  if (!jobs) return null;
  return (
    <FieldsForm
      fields={{ jobId: choice(labels.job, { options: jobs, required: true }) }}
      dialogTitle={labels.title}
      submitLabel={labels.submit}
      onCancel={onClose}
      onSave={async ({ jobId }) => {
        const application = await request('POST', '/candidates/{id}/applications', { params: { id }, body: { jobId } });
        await queries.invalidateQueries();
        await go('applications', application.id);
      }}
    />
  );
}
