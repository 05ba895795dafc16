import type Database from 'libsql';
import { text } from '../catalogue/rows';
import type { AdditionalField } from '../fields/additional-fields';
import { additionalFieldsOf } from '../fields/address-fields';
import type { FieldValue } from '../fields/field-values';

/** `{}` for a guest. */
export const getCustomerFields = (
	database: Database.Database,
	customerId: number
): Record< string, FieldValue > => {
	const row: unknown = database
		.prepare( 'SELECT fields FROM customer_fields WHERE customer_id = ?' )
		.get( customerId );
	return row === undefined
		? {}
		: additionalFieldsOf( JSON.parse( text( row, 'fields' ) ) );
};

/** Saves only these fields; the customer's other values stay. */
export const saveFields = (
	database: Database.Database,
	customerId: number,
	fields: readonly AdditionalField[],
	values: Readonly< Record< string, FieldValue > >
): void => {
	const ids = fields.map( ( { id } ) => id );
	const savedFields = Object.entries( values ).filter( ( [ id ] ) =>
		ids.includes( id )
	);
	database
		.prepare(
			'INSERT INTO customer_fields ( customer_id, fields ) VALUES ( ?, ? ) ON CONFLICT ( customer_id ) DO UPDATE SET fields = excluded.fields'
		)
		.run(
			customerId,
			JSON.stringify( {
				...getCustomerFields( database, customerId ),
				...Object.fromEntries( savedFields ),
			} )
		);
};
