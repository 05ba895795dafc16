import { checkoutStore, type ExtensionData } from '@shopfront/data/checkout';
import {
	validationStore,
	type ValidationError,
	type ValidationState,
} from '@shopfront/data/validation';
import { useDispatch, useSelect } from '@wordpress/data';
import deprecated from '@wordpress/deprecated';
import { useMemo } from '@wordpress/element';

/** How blocks of add-ons said what is wrong with their fields, before they asked the store (deprecated in 10.0). */
export interface ExtensionValidation {
	readonly hasValidationErrors: boolean;
	readonly getValidationError: ( id: string ) => ValidationError | undefined;
	readonly clearValidationError: ( id: string ) => void;
	readonly hideValidationError: ( id: string ) => void;
	readonly setValidationErrors: ( errors: ValidationState ) => void;
}

/** What blocks of add-ons are given on a checkout, beside the cart (contract/filters.md 4). */
export interface CheckoutBlockProps {
	checkoutExtensionData: {
		extensionData: ExtensionData;
		/** Keeps a value of an add-on, to be sent with the order. */
		setExtensionData: (
			namespace: string,
			key: string,
			value: unknown
		) => void;
	};
	validation: ExtensionValidation;
}

/** Keeps the errors of add-ons apart from those of the form. */
const prefixed = ( id: string ): string => `extensions-errors-${ id }`;

/** Tells developers, once for each member, what to use in its place. */
const tell = ( member: string ) =>
	deprecated( `validation.${ member }`, {
		since: '10.0.0',
		alternative: 'the validation store',
	} );

const useExtensionValidation = (): ExtensionValidation => {
	const errors = useSelect(
		( select ) => select( validationStore ).getValidationErrors(),
		[]
	);
	const { clearValidationError, hideValidationError, setValidationErrors } =
		useDispatch( validationStore );
	return useMemo(
		() => ( {
			get hasValidationErrors() {
				tell( 'hasValidationErrors' );
				return Object.keys( errors ).length > 0;
			},
			get getValidationError() {
				tell( 'getValidationError' );
				return ( id: string ) => errors[ prefixed( id ) ];
			},
			get clearValidationError() {
				tell( 'clearValidationError' );
				return ( id: string ) => {
					void clearValidationError( prefixed( id ) );
				};
			},
			get hideValidationError() {
				tell( 'hideValidationError' );
				return ( id: string ) => {
					void hideValidationError( prefixed( id ) );
				};
			},
			get setValidationErrors() {
				tell( 'setValidationErrors' );
				return ( given: ValidationState ) => {
					void setValidationErrors(
						Object.fromEntries(
							Object.entries( given ).map( ( [ id, error ] ) => [
								prefixed( id ),
								error,
							] )
						)
					);
				};
			},
		} ),
		[
			errors,
			clearValidationError,
			hideValidationError,
			setValidationErrors,
		]
	);
};

/** What blocks of add-ons are given on a checkout; the same objects until something in them changes. */
export const useCheckoutBlockProps = (): CheckoutBlockProps => {
	const extensionData = useSelect(
		( select ) => select( checkoutStore ).getExtensionData(),
		[]
	);
	const { setExtensionData } = useDispatch( checkoutStore );
	const validation = useExtensionValidation();
	const checkoutExtensionData = useMemo(
		() => ( {
			extensionData,
			setExtensionData: (
				namespace: string,
				key: string,
				value: unknown
			) => {
				void setExtensionData( namespace, { [ key ]: value } );
			},
		} ),
		[ extensionData, setExtensionData ]
	);
	return { checkoutExtensionData, validation };
};
