/** The values for an order to Britain, by the names of the checkout's fields. */
export const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 High Street',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  email: 'ada@example.com',
};
