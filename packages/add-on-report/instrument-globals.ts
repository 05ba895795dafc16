import { isRecord } from '@shopfront/store-api';
import {
	registerName,
	getString,
	withTimedArgument,
	type Instrumentation,
} from './instrumentation';
import { instrumentFill, instrumentSlotFills } from './instrument-fills';
import { instrumentPaymentMethods } from './instrument-payment-methods';
import { wrapFunctions, type Callable } from './wrap-functions';

const instrumentCheckout = (
	checkout: unknown,
	instrumentation: Instrumentation
): unknown => {
	const { measureComponent } = instrumentation.profiler;
	// The filter engine does its own timing.
	const withRegisteredName =
		( register: Callable ): Callable =>
		( namespace, filters ) => {
			registerName( instrumentation, namespace );
			return register( namespace, filters );
		};
	const fill = instrumentFill( instrumentation );
	return wrapFunctions( checkout, {
		registerCheckoutFilters: withRegisteredName,
		__experimentalRegisterCheckoutFilters: withRegisteredName,
		registerCheckoutBlock: ( register ) => ( options ) => {
			if ( ! isRecord( options ) ) {
				return register( options );
			}
			const name = registerName(
				instrumentation,
				getString( options.metadata, 'name' )
			);
			return register( {
				...options,
				component: measureComponent( name, options.component ),
			} );
		},
		createSlotFill: instrumentSlotFills( instrumentation ),
		ExperimentalOrderMeta: fill,
		ExperimentalDiscountsMeta: fill,
		ExperimentalOrderShippingPackages: fill,
		ExperimentalOrderLocalPickupPackages: fill,
	} );
};

/** Listeners of `wc.blocksCheckoutEvents` have no names, so we attribute them to their script. */
const instrumentEvents = (
	events: unknown,
	instrumentation: Instrumentation
): unknown => {
	const { scriptStatistics, scripts } = instrumentation;
	const timeListener = withTimedArgument( instrumentation, 0, () =>
		scriptStatistics.getName( scripts.current() )
	);
	return isRecord( events )
		? {
				...events,
				checkoutEvents: wrapFunctions( events.checkoutEvents, {
					onCheckoutValidation: timeListener,
					onCheckoutSuccess: timeListener,
					onCheckoutFail: timeListener,
				} ),
				checkoutEventsEmitter: wrapFunctions(
					events.checkoutEventsEmitter,
					{ subscribe: timeListener }
				),
			}
		: events;
};

const instrumentPlugins = (
	plugins: unknown,
	instrumentation: Instrumentation
): unknown =>
	wrapFunctions( plugins, {
		registerPlugin: ( register ) => ( given, settings ) => {
			const name = registerName( instrumentation, given );
			return register(
				given,
				isRecord( settings )
					? {
							...settings,
							render: instrumentation.profiler.measureComponent(
								name,
								settings.render
							),
						}
					: settings
			);
		},
	} );

const instrumentHooks = (
	hooks: unknown,
	instrumentation: Instrumentation
): unknown => {
	const timeCallback = withTimedArgument(
		instrumentation,
		2,
		( [ , namespace ] ) => registerName( instrumentation, namespace )
	);
	return wrapFunctions( hooks, {
		addAction: timeCallback,
		addFilter: timeCallback,
	} );
};

type Instrument = (
	offered: unknown,
	instrumentation: Instrumentation
) => unknown;

const INSTRUMENTED: Readonly<
	Record< 'wc' | 'wp', Readonly< Record< string, Instrument > > >
> = {
	wc: {
		blocksCheckout: instrumentCheckout,
		blocksCheckoutEvents: instrumentEvents,
		wcBlocksRegistry: instrumentPaymentMethods,
	},
	wp: { hooks: instrumentHooks, plugins: instrumentPlugins },
};

/**
 * Attributes, counts and times registrations with the add-on globals. Call it before the first add-on script runs.
 */
export const instrumentGlobals = (
	view: Window,
	instrumentation: Instrumentation
): void => {
	for ( const [ global, instruments ] of Object.entries( INSTRUMENTED ) ) {
		const offered: unknown = Reflect.get( view, global );
		for ( const [ name, instrument ] of Object.entries( instruments ) ) {
			// Reading a lazy member would load it (globals/wordpress/library-scripts.ts).
			const member = isRecord( offered )
				? Object.getOwnPropertyDescriptor( offered, name )
				: undefined;
			if ( isRecord( offered ) && member && 'value' in member ) {
				offered[ name ] = instrument( member.value, instrumentation );
			}
		}
	}
};
