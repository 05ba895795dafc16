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

/** Functions of the fields of a card. */
export interface ValidatedCardHandle {
	/** Focuses the first field. */
	focus: () => void;
	/**
	 * Validates all fields. Returns the errors for the response of an observer of `onCheckoutValidation`, as
	 * `validationErrors`; `null` if all fields are valid.
	 */
	validate: () => Readonly< Record< string, ValidationError > > | null;
}

export interface ValidatedCardFieldsProps {
	/** Beginning of the ids of the fields and their errors: `{id}-number`, `-expiry`, `-cvc`, `-name`. */
	id: string;
	/** Label of the group. */
	label: string;
	/** Entered values. Missing fields are empty. Keep it in the state of a component. */
	value: Partial< CardValue >;
	/** Called with all fields after each change. */
	onChange: ( value: CardValue ) => void;
	/** Asks for the name on the card too. */
	hasName?: boolean;
	/** Ids of the accepted brands, as of `paymentMethodCommonIcons`. Defaults to all. */
	brands?: readonly string[];
	/** Prevents changes. */
	isDisabled?: boolean;
	handle?: Ref< ValidatedCardHandle >;
}

/**
 * The fields of a card, validated when a field is left. The validation store gets the messages; the values go to the parent
 * alone.
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
				// The next blur may come before the next render.
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
