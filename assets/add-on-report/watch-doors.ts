import { isRecord } from '@shopfront/store-api';
import { note, textIn, timingArgument, type Doors } from './doors';
import { measuredFill, measuredSlotFills } from './watch-fills';
import { watchPayments } from './watch-payments';
import { withWrapped, type Callable } from './wrap-member';

/** `wc.blocksCheckout`, watched: filters, blocks, and what fills slots. */
function watchCheckout( checkout: unknown, doors: Doors ): unknown {
	const { measureComponent } = doors.measuring;
	// The engine of the filters times them by itself.
	const filtering =
		( register: Callable ): Callable =>
		( namespace, filters ) => {
			note( doors, namespace );
			return register( namespace, filters );
		};
	const fill = measuredFill( doors );
	return withWrapped( checkout, {
		registerCheckoutFilters: filtering,
		__experimentalRegisterCheckoutFilters: filtering,
		registerCheckoutBlock: ( register ) => ( options ) => {
			if ( ! isRecord( options ) ) {
				return register( options );
			}
			const name = note( doors, textIn( options.metadata, 'name' ) );
			return register( {
				...options,
				component: measureComponent( name, options.component ),
			} );
		},
		createSlotFill: measuredSlotFills( doors ),
		ExperimentalOrderMeta: fill,
		ExperimentalDiscountsMeta: fill,
		ExperimentalOrderShippingPackages: fill,
		ExperimentalOrderLocalPickupPackages: fill,
	} );
}

/** `wc.blocksCheckoutEvents`, watched: who listens there names nothing, so that it goes by its script. */
function watchEvents( events: unknown, doors: Doors ): unknown {
	const { ledger, scripts } = doors;
	const listening = timingArgument( doors, 0, () =>
		ledger.nameOf( scripts.current() )
	);
	return isRecord( events )
		? {
				...events,
				checkoutEvents: withWrapped( events.checkoutEvents, {
					onCheckoutValidation: listening,
					onCheckoutSuccess: listening,
					onCheckoutFail: listening,
				} ),
				checkoutEventsEmitter: withWrapped(
					events.checkoutEventsEmitter,
					{ subscribe: listening }
				),
			}
		: events;
}

/** `wp.plugins`, watched. */
const watchPlugins = ( plugins: unknown, doors: Doors ): unknown =>
	withWrapped( plugins, {
		registerPlugin: ( register ) => ( given, settings ) => {
			const name = note( doors, given );
			return register(
				given,
				isRecord( settings )
					? {
							...settings,
							render: doors.measuring.measureComponent(
								name,
								settings.render
							),
						}
					: settings
			);
		},
	} );

/** `wp.hooks`, watched: actions and filters tell the namespace of who adds to them. */
function watchHooks( hooks: unknown, doors: Doors ): unknown {
	const adding = timingArgument( doors, 2, ( [ , namespace ] ) =>
		note( doors, namespace )
	);
	return withWrapped( hooks, { addAction: adding, addFilter: adding } );
}

type Watch = ( offered: unknown, doors: Doors ) => unknown;

const WATCHED: Readonly<
	Record< 'wc' | 'wp', Readonly< Record< string, Watch > > >
> = {
	wc: {
		blocksCheckout: watchCheckout,
		blocksCheckoutEvents: watchEvents,
		wcBlocksRegistry: watchPayments,
	},
	wp: { hooks: watchHooks, plugins: watchPlugins },
};

/**
 * Watches what the page offers to add-ons, so that what each of them registers is known, counted and timed. To be
 * called before the first of their scripts runs.
 */
export function watchDoors( view: Window, doors: Doors ): void {
	for ( const [ global, watches ] of Object.entries( WATCHED ) ) {
		const offered: unknown = Reflect.get( view, global );
		for ( const [ name, watch ] of Object.entries( watches ) ) {
			// Reading a member that is not on the page yet would load it (globals/wordpress/library-scripts.ts).
			const member = isRecord( offered )
				? Object.getOwnPropertyDescriptor( offered, name )
				: undefined;
			if ( isRecord( offered ) && member && 'value' in member ) {
				offered[ name ] = watch( member.value, doors );
			}
		}
	}
}
