import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../client/request.ts';
import PostedBy from '../posting/PostedBy.tsx';
import { texts } from './reach-texts.ts';
import { Sightings } from './Sightings.tsx';

/** Where the open job is, and which multi-poster it came from. Places where nothing was seen are folded away, with the reason. */
export default function JobReach({ id }: { id: string }) {
  const { data } = useQuery({ ...readQuery('/reach/{id}', { params: { id } }), refetchInterval: 15_000 });
  if (!data) return null;
  const seen = data.items.filter(({ facts }) => facts.length > 0);
  const others = data.items.filter(({ facts }) => facts.length === 0);
  return (
    <section aria-labelledby="job-reach">
      <Stack gap="sm">
        <PostedBy id={id} />
        <Title order={2} size="h4" id="job-reach">
          {texts.ofJob}
        </Title>
        {seen.length === 0 && <Text size="sm">{texts.none}</Text>}
        {seen.map(({ name, facts, note }) => (
          <div key={name}>
            <Text size="sm" fw={600}>
              {name}
            </Text>
            <Sightings facts={facts} />
            {note && <Text size="xs">{note}</Text>}
          </div>
        ))}
        {others.length > 0 && (
          <Text component="details" size="sm">
            <summary>{texts.unseen(others.length)}</summary>
            <ul>
              {others.map(({ name, note }) => (
                <li key={name}>
                  {name}: {note}
                </li>
              ))}
            </ul>
          </Text>
        )}
      </Stack>
    </section>
  );
}
