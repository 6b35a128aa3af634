/** Made-up addresses, which address services find. */

export interface Address {
  id: string;
  address_1: string;
  address_2?: string;
  city: string;
  /** The state's code, or its name in a country without a list of states. */
  state?: string;
  postcode?: string;
  country: string;
}

const uk = (id: number, address_1: string, city: string, postcode: string, more: Partial<Address> = {}): Address => ({
  id: `gb-${id}`,
  address_1,
  city,
  postcode,
  country: 'GB',
  ...more,
});

export const addresses: readonly Address[] = [
  uk(1, '1 High Street', 'Leeds', 'LS1 4DY', { state: 'West Yorkshire' }),
  uk(2, '2 High Street', 'Leeds', 'LS1 4DY', { address_2: 'Flat 3', state: 'West Yorkshire' }),
  uk(3, '12 High Street', 'York', 'YO1 8RA'),
  uk(4, '20 High Street', 'Bath', 'BA1 5AQ'),
  uk(5, '7 High Lane', 'Durham', 'DH1 3AW'),
  uk(6, '31 High Bridge', 'Lincoln', 'LN2 1AA'),
  uk(7, '40 Higham Road', 'Norwich', 'NR2 3AB'),
  uk(8, '5 Station Road', 'Bristol', 'BS1 6QF', { address_2: 'The Old Signal Box' }),
  uk(9, '16 Station Road', 'Cardiff', 'CF10 1EP', { state: 'South Glamorgan' }),
  uk(10, '88 Pixel Lane', 'Manchester', 'M1 2WD', {
    address_2: 'Unit 4, Save Point House',
    state: 'Greater Manchester',
  }),
  uk(11, '3 Loading Bay', 'Glasgow', 'G1 1XQ'),
  { id: 'us-1', address_1: '100 High Street', city: 'Portland', state: 'OR', postcode: '97201', country: 'US' },
  {
    id: 'us-2',
    address_1: '200 Main Street',
    address_2: 'Suite 5',
    city: 'Austin',
    state: 'TX',
    postcode: '73301',
    country: 'US',
  },
  { id: 'us-3', address_1: '77 Station Avenue', city: 'New York', state: 'NY', postcode: '10001', country: 'US' },
  { id: 'de-1', address_1: 'Hauptstraße 1', city: 'Köln', postcode: '50667', country: 'DE' },
  { id: 'de-2', address_1: 'Hauptstraße 12', city: 'Jena', postcode: '07743', country: 'DE' },
  { id: 'ie-1', address_1: '9 High Street', city: 'Galway', state: 'G', postcode: 'H91 A1B2', country: 'IE' },
  { id: 'ie-2', address_1: '14 Station Road', city: 'Cork', state: 'CO', country: 'IE' },
  { id: 'jp-1', address_1: '1-2-3 Higashi', city: 'Shibuya', state: 'JP13', postcode: '150-0011', country: 'JP' },
  { id: 'fr-1', address_1: '5 rue Haute', city: 'Lyon', postcode: '69001', country: 'FR' },
];

/** The address in one line, as a list shows it. */
export const labelOf = ({ address_1, address_2, city, postcode }: Address): string =>
  [address_1, address_2, city, postcode].filter(Boolean).join(', ');

/** The addresses whose line has every word. "" as country means all countries. */
export function findAddresses(query: string, country: string): Address[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return addresses.filter(
    (one) => (!country || one.country === country) && words.every((word) => labelOf(one).toLowerCase().includes(word)),
  );
}

/** The positions of the words in a line. */
export const matchesIn = (label: string, query: string): { offset: number; length: number }[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => {
      const offset = word ? label.toLowerCase().indexOf(word) : -1;
      return offset < 0 ? [] : [{ offset, length: word.length }];
    });
