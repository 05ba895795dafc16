import { checkoutStore, type ExtensionData } from '@shopfront/data/checkout';
import {
	validationStore,
	type ValidationError,
	type ValidationState,
} from '@shopfront/data/validation';
import { useRegistry, useSelect, type DataRegistry } from '@wordpress/data';
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

/** What blocks of add-ons are given on a checkout, beside the cart (docs/contract/filters.md 4). */
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

const PREFIX = 'extensions-errors-';

/** Keeps the errors of add-ons apart from those of the form. */
const addPrefix = ( id: string ): string => PREFIX + id;

/** Tells developers, once for each member, what to use in its place. */
const warnDeprecated = ( member: string ) =>
	deprecated( `validation.${ member }`, {
		since: '10.0.0',
		alternative: 'the validation store',
	} );

type ValidationFunctions = Omit< ExtensionValidation, 'hasValidationErrors' >;

/** Functions that read the store when they are called, so that they never have to change. */
const createFunctions = ( registry: DataRegistry ): ValidationFunctions => {
	const actions = () => registry.dispatch( validationStore );
	return {
		getValidationError: ( id ) =>
			registry
				.select( validationStore )
				.getValidationError( addPrefix( id ) ),
		clearValidationError: ( id ) =>
			void actions().clearValidationError( addPrefix( id ) ),
		hideValidationError: ( id ) =>
			void actions().hideValidationError( addPrefix( id ) ),
		setValidationErrors: ( given ) =>
			void actions().setValidationErrors(
				Object.fromEntries(
					Object.entries( given ).map( ( [ id, error ] ) => [
						addPrefix( id ),
						error,
					] )
				)
			),
	};
};

const createValidation = (
	functions: ValidationFunctions,
	hasErrors: boolean
): ExtensionValidation => ( {
	get hasValidationErrors() {
		warnDeprecated( 'hasValidationErrors' );
		return hasErrors;
	},
	get getValidationError() {
		warnDeprecated( 'getValidationError' );
		return functions.getValidationError;
	},
	get clearValidationError() {
		warnDeprecated( 'clearValidationError' );
		return functions.clearValidationError;
	},
	get hideValidationError() {
		warnDeprecated( 'hideValidationError' );
		return functions.hideValidationError;
	},
	get setValidationErrors() {
		warnDeprecated( 'setValidationErrors' );
		return functions.setValidationErrors;
	},
} );

/** The errors that blocks may ask for, and whether there are any at all; the same object while these are the same. */
const readErrors = ( select: DataRegistry[ 'select' ] ) => {
	const errors = select( validationStore ).getValidationErrors();
	return {
		...Object.fromEntries(
			Object.entries( errors ).filter( ( [ id ] ) =>
				id.startsWith( PREFIX )
			)
		),
		hasErrors: Object.keys( errors ).length > 0,
	};
};

/** Changes when an error of an add-on does, and when the form has its first or has its last no more. */
const useExtensionValidation = (): ExtensionValidation => {
	const registry = useRegistry();
	const functions = useMemo(
		() => createFunctions( registry ),
		[ registry ]
	);
	const errors = useSelect( readErrors, [] );
	return useMemo(
		() => createValidation( functions, errors.hasErrors ),
		[ functions, errors ]
	);
};

/** What blocks of add-ons are given on a checkout; the same objects and functions until something in them changes. */
export const useCheckoutBlockProps = (): CheckoutBlockProps => {
	const registry = useRegistry();
	const extensionData = useSelect(
		( select ) => select( checkoutStore ).getExtensionData(),
		[]
	);
	const setExtensionData = useMemo(
		() => ( namespace: string, key: string, value: unknown ) =>
			void registry
				.dispatch( checkoutStore )
				.setExtensionData( namespace, { [ key ]: value } ),
		[ registry ]
	);
	const validation = useExtensionValidation();
	const checkoutExtensionData = useMemo(
		() => ( { extensionData, setExtensionData } ),
		[ extensionData, setExtensionData ]
	);
	return { checkoutExtensionData, validation };
};
