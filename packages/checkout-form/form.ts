import {
	clearHiddenFields,
	matchState,
	normalisePostcode,
	getStates,
	type AddressValue,
} from '@shopfront/address';
import { cartStore } from '@shopfront/data/cart';
import { validationStore } from '@shopfront/data/validation';
import type { CheckoutEvents } from '@shopfront/events';
import { onFirstInteraction, type Host } from '@shopfront/host';
import type { LazyModule, ProvidedValue } from '@shopfront/lazy';
import type { Settings } from '@shopfront/settings';
import type { DataRegistry } from '@wordpress/data';
import type { CheckoutForm } from './checkout-form';
import { createFormFields, getFormFieldKeys } from './form-fields';
import {
	getFieldErrorId,
	isAddressKind,
	type FormLocation,
} from './form-location';
import { createFormSource } from './form-source';
import { onFlushTrigger } from './flush-triggers';
import {
	fieldChecks,
	fieldRules,
	hasSchema,
	type FieldChecks,
} from './lazy-checks';
import { createPointerPress } from './pointer-press';
import type { Rules } from './rules';
import { createTypingBuffer } from './typing-buffer';
import type { FieldMessages } from './update-errors';

export interface FormApp {
	readonly registry: DataRegistry;
	readonly host: Host;
	readonly settings: Settings;
	readonly events: CheckoutEvents;
	/** Has a value if the page has add-ons, which may read errors before the first interaction. */
	readonly extensionPoints: Pick< ProvidedValue< unknown >, 'get' >;
}

export interface FormDependencies {
	rules?: LazyModule< Rules >;
	checks?: LazyModule< Pick< FieldChecks, 'updateErrors' > >;
}

const textOf = ( value: AddressValue | undefined ): string =>
	typeof value === 'string' ? value : '';

/**
 * Creates a checkout form without elements. Errors exist from the first interaction, or from the start on pages with
 * add-ons, but stay hidden. They show when their field loses focus, and hide again when the shopper edits it
 * (docs/contract/cart-and-checkout.md 4, "Field validation lifecycle"). Errors from other code remain until the
 * shopper edits the field.
 */
export const createForm = (
	app: FormApp,
	location: FormLocation,
	dependencies: FormDependencies = {}
): CheckoutForm => {
	const { registry, settings, host, extensionPoints, events } = app;
	const { rules = fieldRules, checks = fieldChecks } = dependencies;
	const source = createFormSource(
		registry,
		location,
		getFormFieldKeys( location, settings )
	);
	const listeners = new Set< () => void >();
	const press = createPointerPress( host );
	const notify = () => listeners.forEach( ( listener ) => listener() );
	const readFields = createFormFields( location, settings );
	const isAddress = isAddressKind( location );
	/** Our last message for each field, to tell it from messages of other code. */
	let ownMessages: FieldMessages = new Map();

	const errors = () => registry.select( validationStore );
	const errorActions = () => registry.dispatch( validationStore );
	const errorIdOf = ( key: string ) => getFieldErrorId( location, key );

	const fields = () =>
		readFields( {
			country: isAddress ? textOf( source.values().country ) : '',
			readDocument: ( { readRuleDocument } ) =>
				readRuleDocument( registry, settings ),
			rules: rules.get(),
		} );

	/**
	 * Updates the errors if the validation code has loaded. New errors are hidden, except for the field `shown`.
	 * Hidden fields have no errors.
	 */
	const validate = ( shown?: string ) => {
		const form = {
			registry,
			settings,
			location,
			fields: fields(),
			values: source.values(),
			rules: rules.get(),
			unreadableKeys,
			ownMessages,
		};
		registry.batch( () => {
			ownMessages =
				checks.get()?.updateErrors( form, shown ) ?? ownMessages;
			void errorActions().clearValidationErrors(
				form.fields
					.filter( ( { hidden } ) => hidden )
					.map( ( { key } ) => errorIdOf( key ) )
			);
		} );
	};

	/** Empties hidden fields, and replaces the name of a state by its code. */
	const normalizeValues = () => {
		const values = source.values();
		const normalized: Record< string, AddressValue > = {};
		for ( const [ key, value ] of Object.entries(
			clearHiddenFields( values, fields() )
		) ) {
			if ( value !== undefined && value !== values[ key ] ) {
				normalized[ key ] = value;
			}
		}
		const state = textOf( values.state );
		const code = isAddress
			? matchState(
					state,
					getStates( textOf( values.country ), settings.countryData )
				)
			: undefined;
		if (
			code !== undefined &&
			code !== state &&
			! ( 'state' in normalized )
		) {
			normalized.state = code;
		}
		if ( Object.keys( normalized ).length ) {
			source.write( normalized );
		}
	};

	const buffer = createTypingBuffer( host.clock, ( changes ) => {
		source.write( changes );
		notify();
		// Several fields change at once in autofill, and no more input follows.
		if ( isAddress && Object.keys( changes ).length > 1 ) {
			void registry.dispatch( cartStore ).pushCustomerData();
		}
	} );

	/** The browser can't turn the text of these fields into a value. */
	const unreadableKeys = new Set< string >();

	/** These fields lost focus before the validation code had loaded, and weren't edited since. */
	const uncheckedKeys = new Set< string >();

	/** Loads the rules if a field needs them. After a failure, the next blur tries again. */
	const fetchRules = () => {
		if ( hasSchema( settings ) ) {
			void rules.fetch();
		}
	};

	let isUpdating = false;
	const update = () => {
		// Normalizing values changes the stores again.
		if ( isUpdating ) {
			return;
		}
		isUpdating = true;
		normalizeValues();
		validate();
		isUpdating = false;
		notify();
	};

	/** Hides our own error, and clears an error of other code. */
	const hideError = ( key: string ) => {
		const id = errorIdOf( key );
		const error = errors().getValidationError( id );
		if ( error && error.message !== ownMessages.get( key ) ) {
			void errorActions().clearValidationError( id );
		} else if ( error && ! error.hidden ) {
			void errorActions().hideValidationError( id );
		}
	};

	const value = ( key: string ): AddressValue =>
		buffer.get( key ) ?? source.values()[ key ] ?? '';

	return {
		location,
		fields,
		value,
		values: source.values,
		change: ( key, typed ) => {
			const field = fields().find( ( each ) => each.key === key );
			const isTyped =
				typeof typed === 'string' &&
				field?.type !== 'select' &&
				key !== 'country';
			uncheckedKeys.delete( key );
			unreadableKeys.delete( key );
			buffer.put( key, typed, ! isTyped );
			hideError( key );
			notify();
		},
		setUnreadable: ( key, isUnreadable ) => {
			if ( isUnreadable !== unreadableKeys.has( key ) ) {
				unreadableKeys[ isUnreadable ? 'add' : 'delete' ]( key );
				validate();
				notify();
			}
		},
		blur: ( key ) => {
			const typed = value( key );
			const finalValue =
				typeof typed === 'string'
					? ( key === 'postcode' && isAddress
							? normalisePostcode( typed )
							: typed
						).trim()
					: typed;
			if ( finalValue !== typed ) {
				buffer.put( key, finalValue );
			}
			buffer.flush();
			fetchRules();
			if ( ! checks.get() ) {
				uncheckedKeys.add( key );
				void checks.fetch();
			}
			press.after( () => {
				validate( key );
				notify();
			} );
		},
		afterPress: press.after,
		flush: buffer.flush,
		hasMissingValues: () =>
			fields().some(
				( { key, hidden, required } ) =>
					required && ! hidden && ! value( key )
			),
		notify,
		subscribe: ( listener ) => {
			listeners.add( listener );
			return () => listeners.delete( listener );
		},
		start: () => {
			fetchRules();
			if ( extensionPoints.get() ) {
				void checks.fetch();
			}
			update();
			let previous = { values: source.values(), fields: fields() };
			const onChange = () => {
				const now = { values: source.values(), fields: fields() };
				if (
					now.values !== previous.values ||
					now.fields !== previous.fields
				) {
					previous = now;
					update();
				}
			};
			const stops = [
				press.start(),
				registry.subscribe( onChange ),
				rules.subscribe( update ),
				checks.subscribe( () => {
					update();
					uncheckedKeys.forEach( validate );
				} ),
				onFirstInteraction( host.window, () => void checks.fetch() ),
				onFlushTrigger( app, buffer.flush ),
				// We must know the errors before we send the order. If the code doesn't load, the server validates.
				events.checkoutValidation.subscribe( () =>
					checks.fetch().then( () => true )
				),
			];
			return () => {
				buffer.flush();
				stops.forEach( ( stop ) => stop() );
				void errorActions().clearValidationErrors(
					fields().map( ( { key } ) => errorIdOf( key ) )
				);
				ownMessages = new Map();
			};
		},
	};
};
