import { getStates, matchState } from '@shopfront/address';
import { isAddressKind, type CheckoutForm } from '@shopfront/checkout-form';
import { checkoutStore } from '@shopfront/data/checkout';
import { speak } from '@wordpress/a11y';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { BlockApp } from '../../app/block-app';
import {
	findProvider,
	type ActiveProvider,
	type Suggestion,
} from './autocomplete-providers';
import { fillFields, type Fill } from './fill-fields';

/** The field that completes addresses. */
export const STREET = 'address_1';

/** Fewer typed characters show no suggestions (docs/contract/events.md 9). */
export const MIN_CHARACTERS = 3;

/** Milliseconds after a key in which an input counts as typing, not autofill (docs/contract/events.md 9). */
export const TYPING_WINDOW_MS = 200;

/** Milliseconds without typing before a search. */
export const SEARCH_PAUSE_MS = 200;

export interface SearchState {
	/** Whether a provider completes addresses of the country. */
	isAvailable: boolean;
	suggestions: readonly Suggestion[];
	brandingHtml: string;
	/** -1 for none. */
	active: number;
	selected: 'none' | 'asking' | 'failed' | 'undone' | { fill: Fill };
}

export interface AddressSearch {
	get: () => SearchState;
	/** Looks for a provider, for example when the field gets the focus. */
	prepare: () => void;
	/** Returns whether we used the key, so the browser must not handle it too. */
	press: ( key: string ) => boolean;
	input: ( text: string ) => void;
	close: () => void;
	setActive: ( index: number ) => void;
	select: ( index: number ) => void;
	undo: () => void;
	stop: () => void;
}

const CLOSED = {
	suggestions: [] as readonly Suggestion[],
	active: -1,
};

/** Completes one address. Ignores answers for earlier texts. Calls `onFill` before it fills in an address. */
export const createAddressSearch = (
	app: BlockApp,
	form: CheckoutForm,
	onChange: () => void,
	onFill: () => void
): AddressSearch => {
	const { host, settings, registry } = app;
	const { clock } = host;
	let state: SearchState = {
		...CLOSED,
		isAvailable: false,
		brandingHtml: '',
		selected: 'none',
	};
	let provider: ActiveProvider | null = null;
	let timer: unknown = null;
	let lastKeyAt = -Infinity;
	/** Increases with each input; answers for earlier inputs are stale. */
	let revision = 0;

	const set = ( changes: Partial< SearchState > ) => {
		state = { ...state, ...changes };
		onChange();
	};
	const isOpen = () => state.suggestions.length > 0;
	const close = () => {
		revision++;
		clock.clearTimeout( timer );
		if ( isOpen() ) {
			set( CLOSED );
		}
	};
	const prepare = () => {
		provider = isAddressKind( form.location )
			? findProvider(
					app,
					form.location,
					String( form.value( 'country' ) )
				)
			: null;
		const changes = {
			isAvailable: provider !== null,
			brandingHtml: provider?.brandingHtml ?? '',
		};
		if (
			changes.isAvailable !== state.isAvailable ||
			changes.brandingHtml !== state.brandingHtml
		) {
			set( changes );
		}
	};
	const search = async ( query: string ) => {
		const asked = revision;
		const suggestions = await provider?.search( query );
		if ( asked !== revision || ! suggestions ) {
			return;
		}
		set( { suggestions, active: -1 } );
		speak(
			suggestions.length > 0
				? sprintf(
						/* translators: %d: number of suggested addresses. */
						_n(
							'%d address found. Use the arrow keys to choose it.',
							'%d addresses found. Use the arrow keys to choose one.',
							suggestions.length,
							'shopfront'
						),
						suggestions.length
					)
				: __( 'No address found.', 'shopfront' )
		);
	};

	/** Keeps the values that the form has fields for and, for a state or country, options. */
	const toValues = ( address: Readonly< Record< string, string > > ) => {
		const values: Record< string, string > = {};
		const country = settings.countryData[ address.country ?? '' ]
			? ( address.country ?? '' )
			: String( form.value( 'country' ) );
		const states = getStates( country, settings.countryData );
		const hasList = Object.keys( states ).length > 0;
		for ( const { key, hidden } of form.fields() ) {
			const given = key === 'country' ? country : address[ key ];
			const value =
				key === 'state' && given !== undefined && hasList
					? matchState( given, states )
					: given;
			if ( ! hidden && value ) {
				values[ key ] = value;
			}
		}
		return values;
	};

	const select = async ( index: number ) => {
		const suggestion = state.suggestions[ index ];
		if ( ! suggestion || ! provider ) {
			return;
		}
		const asked = ++revision;
		clock.clearTimeout( timer );
		set( { ...CLOSED, selected: 'asking' } );
		const address = await provider.select( suggestion.id );
		if (
			asked !== revision ||
			! registry.select( checkoutStore ).isIdle()
		) {
			return;
		}
		if ( ! address ) {
			set( { selected: 'failed' } );
			speak(
				__(
					'We couldn’t fill in this address. Please type it.',
					'shopfront'
				)
			);
			return;
		}
		onFill();
		set( { selected: { fill: fillFields( form, toValues( address ) ) } } );
		speak( __( 'The address was filled in.', 'shopfront' ) );
	};

	return {
		get: () => state,
		prepare,
		press: ( key ) => {
			lastKeyAt = clock.now();
			if ( ! isOpen() ) {
				return false;
			}
			const { length } = state.suggestions;
			switch ( key ) {
				case 'ArrowDown':
					set( { active: ( state.active + 1 ) % length } );
					return true;
				case 'ArrowUp':
					set( {
						active: ( Math.max( state.active, 0 ) || length ) - 1,
					} );
					return true;
				case 'Enter':
					if ( state.active < 0 ) {
						close();
						return false;
					}
					void select( state.active );
					return true;
				case 'Escape':
					close();
					return true;
			}
			return false;
		},
		input: ( text ) => {
			revision++;
			clock.clearTimeout( timer );
			if ( state.selected !== 'none' ) {
				set( { selected: 'none' } );
			}
			const query = text.trim();
			if (
				clock.now() - lastKeyAt > TYPING_WINDOW_MS ||
				query.length < MIN_CHARACTERS
			) {
				close();
				return;
			}
			prepare();
			if ( ! provider ) {
				close();
				return;
			}
			timer = clock.setTimeout(
				() => void search( query ),
				SEARCH_PAUSE_MS
			);
		},
		close,
		setActive: ( active ) => {
			if ( active !== state.active ) {
				set( { active } );
			}
		},
		select: ( index ) => void select( index ),
		undo: () => {
			if ( typeof state.selected === 'object' ) {
				state.selected.fill.undo();
				set( { selected: 'undone' } );
				speak( __( 'Undone.', 'shopfront' ) );
			}
		},
		stop: close,
	};
};
