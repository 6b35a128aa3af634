/** What an order to Britain needs, by the name of the checkout's field. */
export const ADDRESS = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: '1 High Street',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  email: 'ada@example.com',
};
