import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../client/request.ts';
import { Section } from '../../kit/Section.tsx';
import PostedBy from '../posting/PostedBy.tsx';
import { texts } from './reach-texts.ts';
import { Sightings } from './Sightings.tsx';

/**
 * Shows where the open job appears, and the multi-poster that it came from. Places without sightings are folded away,
 * with the reason.
 */
export default function JobReach({ id }: { id: string }) {
  const { data } = useQuery({ ...readQuery('/reach/{id}', { params: { id } }), refetchInterval: 15_000 });
  if (!data) return null;
  const withSightings = data.items.filter(({ facts }) => facts.length > 0);
  const withoutSightings = data.items.filter(({ facts }) => facts.length === 0);
  return (
    <Stack gap="sm">
      <PostedBy id={id} />
      <Section title={texts.ofJob} size="h4">
        {withSightings.length === 0 && <Text size="sm">{texts.none}</Text>}
        {withSightings.map(({ name, facts, note }) => (
          <div key={name}>
            <Text size="sm" fw={600}>
              {name}
            </Text>
            <Sightings facts={facts} />
            {note && <Text size="xs">{note}</Text>}
          </div>
        ))}
        {withoutSightings.length > 0 && (
          <Text component="details" size="sm">
            <summary>{texts.unseen(withoutSightings.length)}</summary>
            <ul>
              {withoutSightings.map(({ name, note }) => (
                <li key={name}>
                  {name}: {note}
                </li>
              ))}
            </ul>
          </Text>
        )}
      </Section>
    </Stack>
  );
}
