/** The suggestions below an address: fetched when the shopper comes to a field that a provider serves. */
export * from '../../../widgets/address-autocomplete/View';
