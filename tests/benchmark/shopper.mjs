/** A guest, as they type: another tax for their postcode makes the total another one when that is told. */
export const SHOPPER = {
	email: 'sam.guest@shop.test',
	firstName: 'Samantha',
	lastName: 'Guestington',
	address: '1420 Fifth Avenue',
	city: 'Seattle',
	state: 'WA',
	postcode: '98101',
};

/** The same as the Store API has it. */
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
