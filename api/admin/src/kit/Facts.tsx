import { Table } from '@mantine/core';
import type { ReactNode } from 'react';

export function Facts({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Table aria-label={label} layout="fixed" withRowBorders={false} verticalSpacing={3} horizontalSpacing={0}>
      <Table.Tbody>{children}</Table.Tbody>
    </Table>
  );
}

export function Fact({ name, value, isBad = false }: { name: string; value: string; isBad?: boolean }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" c="dimmed" fw={400} w="8.5rem">
        {name}
      </Table.Th>
      <Table.Td c={isBad ? 'red' : undefined} style={{ overflowWrap: 'anywhere' }}>
        {value}
      </Table.Td>
    </Table.Tr>
  );
}
