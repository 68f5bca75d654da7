import { expect, test } from 'vitest';
import { getNetwork, getWideNetwork } from './http.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('maps %s to the network %s', (address, network) => expect(getNetwork(address)).toBe(network));

test('maps an IPv6 address to its /48 network', () => {
  const addresses = ['2001:db8:1:2::9', '2001:DB8:1:ffff::9', '192.0.2.7'];
  expect(addresses.map(getWideNetwork)).toEqual(['2001:db8:1', '2001:db8:1', '192.0.2.7']);
});
