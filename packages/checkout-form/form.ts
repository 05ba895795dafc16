import {
	clearHiddenFields,
	matchState,
	normalisePostcode,
	getStates,
	type AddressFormField,
	type AddressValue,
	type AddressLocation,
} from '@shopfront/address';
import { cartStore } from '@shopfront/data/cart';
import {
	setPageErrors,
	validationStore,
	type ValidationError,
} from '@shopfront/data/validation';
import type { CheckoutEvents } from '@shopfront/events';
import { onFirstInteraction, type Host } from '@shopfront/host';
import type { LazyModule } from '@shopfront/lazy';
import type { Settings } from '@shopfront/settings';
import type { DataRegistry } from '@wordpress/data';
import { createFormFields, getFormFieldKeys } from './form-fields';
import {
	getFieldErrorId,
	isAddressKind,
	type FormLocation,
} from './form-location';
import { createFormSource, type FormValues } from './form-source';
import { onFlushTrigger } from './flush-triggers';
import {
	fieldChecks,
	fieldRules,
	hasSchema,
	type FieldChecks,
} from './lazy-checks';
import type { Rules } from './rules';
import { createTypingBuffer } from './typing-buffer';

/** One of the checkout's forms: its fields, what stands in them, and what is wrong with it. */
export interface CheckoutForm {
	readonly location: FormLocation;
	/** The fields that it has now, hidden ones among them, in their order. */
	fields: () => readonly AddressFormField[];
	/** What a field shows. */
	value: ( key: string ) => AddressValue;
	/** What is kept, without what is still being typed. */
	values: () => FormValues;
	/**
	 * A field was changed. Texts reach the stores when typing pauses, anything else at once
	 * (docs/contract/cart-and-checkout.md 4).
	 */
	change: ( key: string, value: AddressValue ) => void;
	/** A field was left: what was typed is taken, and what is wrong with it is shown. */
	blur: ( key: string ) => void;
	/** Takes what was typed, now. */
	flush: () => void;
	/** Whether something that it has to have is missing. */
	hasMissingValues: () => boolean;
	/** Tells when fields or values may have changed. Returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
	/** Keeps the errors in step with the form until it goes, and takes them along. Returns the stop. */
	start: () => () => void;
}

/** The parts of the page that a form uses. */
export interface FormApp {
	readonly registry: DataRegistry;
	readonly host: Host;
	readonly settings: Settings;
	readonly events: CheckoutEvents;
	/** Holds something if add-ons take part in the page: they may read errors before the first interaction. */
	readonly extensionPoints: Pick< LazyModule< unknown >, 'get' >;
}

/** What a form is made of, for tests to replace. */
export interface FormDependencies {
	rules?: LazyModule< Rules >;
	checks?: LazyModule< Pick< FieldChecks, 'getFieldProblem' > >;
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

const EMPTY_ADDRESS = toAddress( {} );

/**
 * A form of the checkout, without any of its elements. What is wrong with it is known as soon as the shopper is about
 * to act, from the start where add-ons may ask for it, and kept out of sight; it is shown when its field is left, and
 * hidden again as soon as that is typed in (docs/contract/cart-and-checkout.md 4, "Field validation lifecycle"). What
 * others found wrong with a field stays until it is changed.
 *
 * @param app
 * @param location
 * @param dependencies
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
	const notify = () => listeners.forEach( ( listener ) => listener() );
	const readFields = createFormFields( location, settings );
	const isAddress = isAddressKind( location );
	/** What we said last of each field, to tell it from what others say. */
	let ownMessages: ReadonlyMap< string, string > = new Map();

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

	const problems = (): ReadonlyMap< string, string > => {
		const values = source.values();
		const context = {
			kind: location === 'shipping' ? 'shipping' : 'billing',
			address: isAddress ? toAddress( values ) : EMPTY_ADDRESS,
			settings,
			rules: rules.get(),
		} as const;
		const { getFieldProblem } = checks.get() ?? {};
		return new Map(
			fields().flatMap( ( field ): Array< [ string, string ] > => {
				const { key } = field;
				const message = getFieldProblem?.(
					field,
					values[ key ],
					context
				);
				return message ? [ [ key, message ] ] : [];
			} )
		);
	};

	/** Says what is wrong; a field that is new to it keeps it to itself. */
	const validate = ( shown?: string ) => {
		const found = problems();
		const newErrors: Record< string, ValidationError > = {};
		for ( const [ key, message ] of found ) {
			const id = errorIdOf( key );
			const known = errors().getValidationError( id );
			newErrors[ id ] = {
				message,
				hidden: key === shown ? false : ( known?.hidden ?? true ),
			};
		}
		const fixed = [ ...ownMessages ]
			.filter(
				( [ key, message ] ) =>
					! found.has( key ) &&
					errors().getValidationError( errorIdOf( key ) )?.message ===
						message
			)
			.map( ( [ key ] ) => errorIdOf( key ) );
		const hiddenIds = fields()
			.filter( ( { hidden } ) => hidden )
			.map( ( { key } ) => errorIdOf( key ) );
		ownMessages = found;
		registry.batch( () => {
			setPageErrors( registry, newErrors );
			void errorActions().clearValidationErrors( [
				...fixed,
				...hiddenIds,
			] );
		} );
	};

	/** What a form does not show is empty, and a state is known by its code. */
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
		const { country, state } = toAddress( values );
		const code = isAddress
			? matchState( state, getStates( country, settings.countryData ) )
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
		// Nobody types into two fields at once: a browser has filled the address in, and no more is to come.
		if ( isAddress && Object.keys( changes ).length > 1 ) {
			void registry.dispatch( cartStore ).pushCustomerData();
		}
	} );

	/** Fields that were left before anybody could say what is wrong with them, and not typed in since. */
	const uncheckedKeys = new Set< string >();

	/** Fetches the rules if a field needs them. After a failure the next field that is left fetches them again. */
	const fetchRules = () => {
		if ( hasSchema( settings ) ) {
			void rules.fetch();
		}
	};

	let isUpdating = false;
	const update = () => {
		// What is tidied up is a change of the stores too.
		if ( isUpdating ) {
			return;
		}
		isUpdating = true;
		normalizeValues();
		validate();
		isUpdating = false;
		notify();
	};

	/** Hides what is shown as wrong with a field; what others said of it has been dealt with. */
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
			buffer.put( key, typed, ! isTyped );
			hideError( key );
			notify();
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
			validate( key );
			notify();
		},
		flush: buffer.flush,
		hasMissingValues: () =>
			fields().some(
				( { key, hidden, required } ) =>
					required && ! hidden && ! value( key )
			),
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
				registry.subscribe( onChange ),
				rules.subscribe( update ),
				checks.subscribe( () => {
					update();
					uncheckedKeys.forEach( validate );
				} ),
				onFirstInteraction( host.window, () => void checks.fetch() ),
				onFlushTrigger( app, buffer.flush ),
				// What is wrong has to be known before the order leaves; where nobody can say, the server does.
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
