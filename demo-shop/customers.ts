import { scryptSync, timingSafeEqual } from 'node:crypto';
import type {
	AddressResponse,
	BillingAddressResponse,
} from '@shopfront/store-api';
import type Database from 'libsql';
import { number, text } from './catalogue/rows';
import { EMPTY_ADDRESS, mergeBilling, mergeShipping } from './cart/addresses';
import { additionalFieldsOf } from './fields/address-fields';

export interface Customer {
	/** Above 0. */
	id: number;
	email: string;
	billing: BillingAddressResponse;
	shipping: AddressResponse;
}

const CASEY: AddressResponse = {
	first_name: 'Casey',
	last_name: 'Customer',
	company: '',
	address_1: '10 Elm Street',
	address_2: '',
	city: 'Los Angeles',
	state: 'CA',
	postcode: '90001',
	country: 'US',
	phone: '5551234567',
};

const ROBIN: AddressResponse = {
	first_name: 'Robin',
	last_name: 'Reader',
	company: '',
	address_1: '4 Harbour Lane',
	address_2: '',
	city: 'London',
	state: '',
	postcode: 'SW1A 1AA',
	country: 'GB',
	phone: '02079460000',
};

/** Public accounts, password included: this is a demo. */
export const SAMPLE_CUSTOMERS = [
	{
		id: 2,
		email: 'customer@shop.test',
		password: 'password',
		address: CASEY,
	},
	{ id: 3, email: 'robin@shop.test', password: 'password', address: ROBIN },
] as const;

const hashPassword = ( email: string, password: string ): string => {
	return scryptSync( password, `shopfront-demo ${ email }`, 32, {
		N: 1024,
	} ).toString( 'hex' );
};

/** Hashing takes longer than everything else in opening a shop in memory. */
const sampleHashes = new Map< string, string >();

const sampleHash = ( email: string, password: string ): string => {
	const hash = sampleHashes.get( email ) ?? hashPassword( email, password );
	sampleHashes.set( email, hash );
	return hash;
};

export const seedCustomers = ( database: Database.Database ): void => {
	const insert = database.prepare(
		'INSERT OR IGNORE INTO customers ( id, email, password, billing, shipping ) VALUES ( ?, ?, ?, ?, ? )'
	);
	for ( const { id, email, password, address } of SAMPLE_CUSTOMERS ) {
		insert.run(
			id,
			email,
			sampleHash( email, password ),
			JSON.stringify( { ...address, email } ),
			JSON.stringify( address )
		);
	}
};

const toCustomer = ( row: unknown ): Customer => {
	const email = text( row, 'email' );
	const billing: unknown = JSON.parse( text( row, 'billing' ) );
	const shipping: unknown = JSON.parse( text( row, 'shipping' ) );
	return {
		id: number( row, 'id' ),
		email,
		billing: {
			...additionalFieldsOf( billing ),
			...mergeBilling( { ...EMPTY_ADDRESS, email }, billing ),
		},
		shipping: {
			...additionalFieldsOf( shipping ),
			...mergeShipping( EMPTY_ADDRESS, shipping ),
		},
	};
};

export const getCustomer = (
	database: Database.Database,
	id: number
): Customer | null => {
	const row: unknown = database
		.prepare( 'SELECT * FROM customers WHERE id = ?' )
		.get( id );
	return row === undefined ? null : toCustomer( row );
};

const findRow = ( database: Database.Database, email: string ): unknown =>
	database
		.prepare( 'SELECT * FROM customers WHERE email = ?' )
		.get( email.trim().toLowerCase() );

export const findCustomer = (
	database: Database.Database,
	email: string
): Customer | null => {
	const row = findRow( database, email );
	return row === undefined ? null : toCustomer( row );
};

/** `null` for a wrong email or password. */
export const authenticate = (
	database: Database.Database,
	email: string,
	password: string
): Customer | null => {
	const normalizedEmail = email.trim().toLowerCase();
	const row = findRow( database, normalizedEmail );
	if ( row === undefined ) {
		return null;
	}
	const known = Buffer.from( text( row, 'password' ) );
	const actual = Buffer.from( hashPassword( normalizedEmail, password ) );
	return known.length === actual.length && timingSafeEqual( known, actual )
		? toCustomer( row )
		: null;
};

export const isRegistered = (
	database: Database.Database,
	email: string
): boolean => findRow( database, email ) !== undefined;

/** Returns the new account's id. */
export const addCustomer = (
	database: Database.Database,
	{
		email: sentEmail,
		password,
		billing,
		shipping,
	}: Omit< Customer, 'id' > & { password: string }
): number => {
	const email = sentEmail.trim().toLowerCase();
	const { lastInsertRowid } = database
		.prepare(
			'INSERT INTO customers ( email, password, billing, shipping ) VALUES ( ?, ?, ?, ? )'
		)
		.run(
			email,
			sampleHash( email, password ),
			JSON.stringify( billing ),
			JSON.stringify( shipping )
		);
	return Number( lastInsertRowid );
};

export const setPassword = (
	database: Database.Database,
	id: number,
	password: string
): void => {
	const customer = getCustomer( database, id );
	if ( customer ) {
		database
			.prepare( 'UPDATE customers SET password = ? WHERE id = ?' )
			.run( hashPassword( customer.email, password ), id );
	}
};

export const saveAddresses = (
	database: Database.Database,
	{ id, billing, shipping }: Omit< Customer, 'email' >
): void => {
	database
		.prepare(
			'UPDATE customers SET billing = ?, shipping = ? WHERE id = ?'
		)
		.run( JSON.stringify( billing ), JSON.stringify( shipping ), id );
};
