import './card-fields.scss';
import {
	CardFields,
	validateCard,
	type CardErrors,
	type CardField,
	type CardFieldsHandle,
	type CardValue,
} from '@shopfront/components';
import {
	validationStore,
	type ValidationError,
} from '@shopfront/data/validation';
import { useDispatch, useSelect } from '@wordpress/data';
import {
	useEffect,
	useImperativeHandle,
	useMemo,
	useRef,
} from '@wordpress/element';
import type { Ref } from 'react';
import { useBlockApp } from '../app/block-app';

const FIELDS: readonly CardField[] = [ 'number', 'expiry', 'cvc', 'name' ];

export interface ValidatedCardHandle {
	/** Focuses the first field. */
	focus: () => void;
	/**
	 * Validates all fields. Returns the errors for your `onCheckoutValidation` observer's response, as
	 * `validationErrors`; `null` if all fields are valid.
	 */
	validate: () => Readonly< Record< string, ValidationError > > | null;
}

export interface ValidatedCardFieldsProps {
	/** Start of the ids of fields and their errors: `{id}-number`, `-expiry`, `-cvc`, `-name`. */
	id: string;
	/** Label of the group. */
	label: string;
	/** The entered values. Keep them in a component's state. Missing fields are empty. */
	value: Partial< CardValue >;
	/** Receives all fields after each change. */
	onChange: ( value: CardValue ) => void;
	/** Also asks for the name on the card. */
	hasName?: boolean;
	/** Ids of accepted brands, as in `paymentMethodCommonIcons`. Default: all. */
	brands?: readonly string[];
	/** Prevents changes. */
	isDisabled?: boolean;
	handle?: Ref< ValidatedCardHandle >;
}

/**
 * Validates a field when the shopper leaves it. The validation store gets the messages; only the parent gets the
 * values.
 */
export const ValidatedCardFields = ( {
	id,
	label,
	value,
	onChange,
	hasName = false,
	brands,
	isDisabled,
	handle,
}: ValidatedCardFieldsProps ) => {
	const { clock } = useBlockApp().host;
	const fields = useRef< CardFieldsHandle >( null );
	const { setValidationErrors, clearValidationErrors } =
		useDispatch( validationStore );
	const stored = useSelect(
		( select ) => select( validationStore ).getValidationErrors(),
		[]
	);
	const card: CardValue = useMemo(
		() => ( { number: '', expiry: '', cvc: '', name: '', ...value } ),
		[ value ]
	);
	const latest = useRef( card );
	latest.current = card;
	const errorIdOf = ( field: CardField ) => `${ id }-${ field }`;
	const findErrors = () =>
		validateCard( latest.current, { now: clock.now(), hasName, brands } );
	const errors: CardErrors = Object.fromEntries(
		FIELDS.flatMap( ( field ) => {
			const error = stored[ errorIdOf( field ) ];
			return error && ! error.hidden ? [ [ field, error.message ] ] : [];
		} )
	);
	useImperativeHandle( handle, () => ( {
		focus: () => fields.current?.focus(),
		validate: () => {
			const found = Object.entries( findErrors() ).map(
				( [ field, message ] ) =>
					[
						`${ id }-${ field }`,
						{ message, hidden: false },
					] as const
			);
			return found.length > 0 ? Object.fromEntries( found ) : null;
		},
	} ) );
	useEffect(
		// Errors of unmounted fields would block the order.
		() => () =>
			void clearValidationErrors(
				FIELDS.map( ( field ) => `${ id }-${ field }` )
			),
		[ id, clearValidationErrors ]
	);
	return (
		<CardFields
			ref={ fields }
			id={ id }
			label={ label }
			value={ card }
			errors={ errors }
			hasName={ hasName }
			isDisabled={ isDisabled }
			now={ clock.now() }
			onChange={ ( next ) => {
				void clearValidationErrors(
					FIELDS.filter(
						( field ) => next[ field ] !== latest.current[ field ]
					).map( errorIdOf )
				);
				// The next blur may precede the next render.
				latest.current = next;
				onChange( next );
			} }
			onBlur={ ( field ) => {
				const message = findErrors()[ field ];
				if ( message && latest.current[ field ] !== '' ) {
					void setValidationErrors( {
						[ errorIdOf( field ) ]: { message, hidden: false },
					} );
				}
			} }
		/>
	);
};
