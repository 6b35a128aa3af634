/** Countries, their states, and the changes of each country to an address's fields, as in WooCommerce's locale. */
import { ownValue } from './own';

export const countries: Record<string, string> = {
  FR: 'France',
  DE: 'Germany',
  IE: 'Ireland',
  JP: 'Japan',
  AE: 'United Arab Emirates',
  GB: 'United Kingdom (UK)',
  US: 'United States (US)',
};

/** A country that is not here has a text field for the state; a country with an empty list has no such field. */
export const states: Record<string, Record<string, string> | []> = {
  FR: [],
  DE: [],
  AE: [],
  IE: { CO: 'Cork', D: 'Dublin', G: 'Galway', KY: 'Kerry', LK: 'Limerick', WD: 'Waterford' },
  JP: {
    JP01: 'Hokkaido',
    JP13: 'Tokyo',
    JP26: 'Kyoto',
    JP27: 'Osaka',
    JP34: 'Hiroshima',
    JP40: 'Fukuoka',
    JP47: 'Okinawa',
  },
  US: { AZ: 'Arizona', CA: 'California', FL: 'Florida', NY: 'New York', OR: 'Oregon', TX: 'Texas', WA: 'Washington' },
};

export interface FieldRule {
  label?: string;
  placeholder?: string;
  required?: boolean;
  hidden?: boolean;
  priority?: number;
}

/** A country's changes, by the field's name without its section. */
export const fields = {
  first_name: {
    label: 'First name',
    required: true,
    priority: 10,
    class: ['form-row-first'],
    autocomplete: 'given-name',
  },
  last_name: {
    label: 'Last name',
    required: true,
    priority: 20,
    class: ['form-row-last'],
    autocomplete: 'family-name',
  },
  company: {
    label: 'Company name',
    required: false,
    priority: 30,
    class: ['form-row-wide'],
    autocomplete: 'organization',
  },
  country: {
    type: 'country',
    label: 'Country / Region',
    required: true,
    priority: 40,
    class: ['form-row-wide', 'address-field', 'update_totals_on_change'],
    autocomplete: 'country',
  },
  address_1: {
    label: 'Street address',
    placeholder: 'House number and street',
    required: true,
    priority: 50,
    class: ['form-row-wide', 'address-field'],
    autocomplete: 'address-line1',
  },
  address_2: {
    label: 'Flat, floor, building',
    label_class: ['screen-reader-text'],
    placeholder: 'Flat, floor, building (optional)',
    required: false,
    priority: 60,
    class: ['form-row-wide', 'address-field'],
    autocomplete: 'address-line2',
  },
  city: {
    label: 'Town / City',
    required: true,
    priority: 70,
    class: ['form-row-wide', 'address-field'],
    autocomplete: 'address-level2',
  },
  state: {
    type: 'state',
    label: 'State / County',
    required: true,
    priority: 80,
    class: ['form-row-wide', 'address-field'],
    validate: ['state'],
    autocomplete: 'address-level1',
  },
  postcode: {
    label: 'Postcode / ZIP',
    required: true,
    priority: 90,
    class: ['form-row-wide', 'address-field'],
    validate: ['postcode'],
    autocomplete: 'postal-code',
  },
} as const;

export type FieldName = keyof typeof fields;

export const locale: Record<string, Partial<Record<FieldName, FieldRule>>> = {
  AE: { postcode: { required: false, hidden: true }, state: { required: false, hidden: true } },
  DE: { postcode: { priority: 65 }, state: { required: false, hidden: true } },
  FR: { postcode: { priority: 65 }, state: { required: false, hidden: true } },
  GB: { postcode: { label: 'Postcode' }, state: { label: 'County', required: false } },
  IE: { postcode: { label: 'Eircode', required: false }, state: { label: 'County' } },
  JP: {
    last_name: { priority: 10 },
    first_name: { priority: 20 },
    postcode: { priority: 65 },
    state: { label: 'Prefecture', priority: 66 },
    city: { priority: 67 },
    address_1: { priority: 68 },
    address_2: { priority: 69 },
  },
  US: { postcode: { label: 'ZIP Code' }, state: { label: 'State' } },
};

/** A field with a country's changes. */
export const ruleOf = (
  country: string,
  name: FieldName,
): FieldRule & { label: string; required: boolean; priority: number } => ({
  ...fields[name],
  ...ownValue(locale, country)?.[name],
});
