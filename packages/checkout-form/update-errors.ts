import {
	getFieldErrorMessage,
	type AddressFormField,
	type AddressLocation,
	type AddressValue,
} from '@shopfront/address';
import {
	setPageErrors,
	validationStore,
	type ValidationError,
} from '@shopfront/data/validation';
import type { Settings } from '@shopfront/settings';
import type { DataRegistry } from '@wordpress/data';
import { getFieldProblem } from './field-problem';
import {
	getFieldErrorId,
	isAddressKind,
	type FormLocation,
} from './form-location';
import type { FormValues } from './form-source';
import type { Rules } from './rules';

/** By key. */
export type FieldMessages = ReadonlyMap< string, string >;

interface ValidatedForm {
	readonly registry: DataRegistry;
	readonly settings: Settings;
	readonly location: FormLocation;
	readonly fields: readonly AddressFormField[];
	readonly values: FormValues;
	/** `null` until loaded. We don't evaluate schemas until then. */
	readonly rules: Rules | null;
	/** The browser can't turn the text of these fields into a value. */
	readonly unreadableKeys: ReadonlySet< string >;
	/** Messages of the last update, to tell them from messages of other code. */
	readonly ownMessages: FieldMessages;
}

const textOf = ( value: AddressValue | undefined ): string =>
	typeof value === 'string' ? value : '';

const toAddress = ( {
	country,
	state,
	city,
	postcode,
}: FormValues ): AddressLocation => ( {
	country: textOf( country ),
	state: textOf( state ),
	city: textOf( city ),
	postcode: textOf( postcode ),
} );

const findProblems = ( {
	settings,
	location,
	fields,
	values,
	rules,
	unreadableKeys,
}: ValidatedForm ): FieldMessages => {
	const context = {
		kind: location === 'shipping' ? 'shipping' : 'billing',
		address: toAddress( isAddressKind( location ) ? values : {} ),
		settings,
		rules,
	} as const;
	return new Map(
		fields.flatMap( ( field ): Array< [ string, string ] > => {
			const { key } = field;
			const message =
				unreadableKeys.has( key ) && ! field.hidden
					? getFieldErrorMessage(
							'invalidDate',
							field,
							settings.locale.userLocale
						)
					: getFieldProblem( field, values[ key ], context );
			return message ? [ [ key, message ] ] : [];
		} )
	);
};

/** New errors are hidden, except for the field `shown`. Returns the messages. */
export const updateErrors = (
	form: ValidatedForm,
	shown: string | undefined
): FieldMessages => {
	const { registry, location, ownMessages } = form;
	const { getValidationError } = registry.select( validationStore );
	const errorIdOf = ( key: string ) => getFieldErrorId( location, key );
	const found = findProblems( form );
	const newErrors: Record< string, ValidationError > = {};
	for ( const [ key, message ] of found ) {
		const id = errorIdOf( key );
		newErrors[ id ] = {
			message,
			hidden:
				key === shown
					? false
					: ( getValidationError( id )?.hidden ?? true ),
		};
	}
	const fixed = [ ...ownMessages ]
		.filter(
			( [ key, message ] ) =>
				! found.has( key ) &&
				getValidationError( errorIdOf( key ) )?.message === message
		)
		.map( ( [ key ] ) => errorIdOf( key ) );
	setPageErrors( registry, newErrors );
	void registry.dispatch( validationStore ).clearValidationErrors( fixed );
	return found;
};
