/** A guest's input. Their postcode has another tax, so the total changes when the page sends it. */
export const SHOPPER = {
	email: 'sam.guest@shop.test',
	firstName: 'Samantha',
	lastName: 'Guestington',
	address: '1420 Fifth Avenue',
	city: 'Seattle',
	state: 'WA',
	postcode: '98101',
};

/** The same input in the Store API's format. */
export const DESTINATION = {
	first_name: SHOPPER.firstName,
	last_name: SHOPPER.lastName,
	company: '',
	address_1: SHOPPER.address,
	address_2: '',
	city: SHOPPER.city,
	state: SHOPPER.state,
	postcode: SHOPPER.postcode,
	country: 'US',
	phone: '',
};
