import type { AddressResponse } from '@shopfront/store-api';
import { isRecord } from '../is-record';
import { emptyValue, type AdditionalField } from './additional-fields';
import {
	trimmed,
	typeProblem,
	validationProblem,
	type FieldErrorCode,
	type FieldValue,
} from './field-values';

type FieldValues = Record< `${ string }/${ string }`, FieldValue >;

const isValue = ( value: unknown ): value is FieldValue =>
	typeof value === 'string' || typeof value === 'boolean';

const isFieldId = ( name: string ): name is `${ string }/${ string }` =>
	name.includes( '/' );

/** Values of add-on fields in an address, whether or not the add-on is still active. */
export const additionalFieldsOf = ( address: unknown ): FieldValues => {
	return Object.fromEntries(
		Object.entries( isRecord( address ) ? address : {} ).flatMap(
			( [ name, value ] ) =>
				isFieldId( name ) && isValue( value ) ? [ [ name, value ] ] : []
		)
	);
};

export const sentFields = (
	sent: Record< string, unknown >,
	fields: readonly AdditionalField[]
): FieldValues => {
	const known = fields.map( ( { id } ) => id );
	return Object.fromEntries(
		Object.entries( additionalFieldsOf( sent ) )
			.filter( ( [ name ] ) => known.includes( name ) )
			.map( ( [ name, value ] ) => [ name, trimmed( value ) ] )
	);
};

/** With all current address fields, empty by default, and no others. */
export const withFields = < Address extends AddressResponse >(
	address: Address,
	fields: readonly AdditionalField[]
): Address => {
	const next = { ...address };
	for ( const name of Object.keys( additionalFieldsOf( address ) ) ) {
		Reflect.deleteProperty( next, name );
	}
	const values = additionalFieldsOf( address );
	const own = fields.map( ( field ) => [
		field.id,
		Object.entries( values ).find(
			( [ name ] ) => name === field.id
		)?.[ 1 ] ?? emptyValue( field ),
	] );
	return Object.assign( next, Object.fromEntries( own ) );
};

/** Of filled-in fields only; missing values are valid here. */
export const addressFieldProblem = (
	address: AddressResponse,
	fields: readonly AdditionalField[]
): FieldErrorCode | null => {
	for ( const field of fields ) {
		const value: unknown = Reflect.get( address, field.id );
		if ( ! isValue( value ) || value === '' ) {
			continue;
		}
		const problem =
			typeProblem( field, value ) ?? validationProblem( field, value );
		if ( problem ) {
			return problem;
		}
	}
	return null;
};
