import { checkoutStore, type ExtensionData } from '@shopfront/data/checkout';
import {
	validationStore,
	type ValidationError,
	type ValidationState,
} from '@shopfront/data/validation';
import { useRegistry, useSelect, type DataRegistry } from '@wordpress/data';
import deprecated from '@wordpress/deprecated';
import { useMemo } from '@wordpress/element';

/** The validation API of add-on blocks before the validation store (deprecated in 10.0). */
export interface ExtensionValidation {
	readonly hasValidationErrors: boolean;
	readonly getValidationError: ( id: string ) => ValidationError | undefined;
	readonly clearValidationError: ( id: string ) => void;
	readonly hideValidationError: ( id: string ) => void;
	readonly setValidationErrors: ( errors: ValidationState ) => void;
}

/** Add-on blocks on a checkout receive them beside the cart (docs/contract/filters.md 4). */
export interface CheckoutBlockProps {
	checkoutExtensionData: {
		extensionData: ExtensionData;
		/** Stores an add-on's value; the order request sends it. */
		setExtensionData: (
			namespace: string,
			key: string,
			value: unknown
		) => void;
	};
	validation: ExtensionValidation;
}

const PREFIX = 'extensions-errors-';

/** Prevents collisions with the form's own error ids. */
const addPrefix = ( id: string ): string => PREFIX + id;

const warnDeprecated = ( member: string ) =>
	deprecated( `validation.${ member }`, {
		since: '10.0.0',
		alternative: 'the validation store',
	} );

type ValidationFunctions = Omit< ExtensionValidation, 'hasValidationErrors' >;

/** These functions read the store when called, so their references never change. */
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
		setValidationErrors: ( errors ) =>
			void actions().setValidationErrors(
				Object.fromEntries(
					Object.entries( errors ).map( ( [ id, error ] ) => [
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

/** Keeps its reference while the add-on blocks' errors, and the existence of any error, are unchanged. */
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

/** Changes with the add-ons' errors, and when the form gets its first error or loses its last. */
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

/** References are stable until their content changes. */
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
