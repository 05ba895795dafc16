import type { CheckoutForm } from '@shopfront/checkout-form';
import {
	AddressOffer,
	FillStatus,
	SuggestionList,
} from '@shopfront/components';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import type { AddressPaste } from './address-paste';
import { STREET, type AddressSearch } from './address-search';
import { findField, getListId } from './field-elements';
import type { Fill } from './fill-fields';
import type { PostcodeLookup } from './postcode-lookup';

const useCanUndo = ( form: CheckoutForm, fill: Fill | null ): boolean =>
	useSyncExternalStore( form.subscribe, () => fill?.canUndo() === true );

/** The focused button unmounts, so the focus moves to the field. */
const useUndo = ( form: CheckoutForm, key: string, undo: () => void ) => {
	const { document } = useBlockApp().host;
	return () => {
		undo();
		findField( document, form, key )?.focus();
	};
};

export const LookupStatus = ( {
	lookup,
	form,
}: {
	lookup: PostcodeLookup;
	form: CheckoutForm;
} ) => {
	useEffect( () => lookup.start(), [ lookup ] );
	const state = useSyncExternalStore( form.subscribe, lookup.get );
	const canUndo = useCanUndo(
		form,
		state.status === 'filled' || state.status === 'choice'
			? state.fill
			: null
	);
	const undo = useUndo( form, 'postcode', lookup.undo );
	const onUndo = canUndo ? undo : undefined;
	switch ( state.status ) {
		case 'none':
			return null;
		case 'asking':
			return (
				<FillStatus
					message={ __( 'Looking up the city…', 'shopfront' ) }
				/>
			);
		case 'choice':
			return (
				<FillStatus
					message=""
					onUndo={ onUndo }
					choice={ {
						label: __( 'Places with this postcode', 'shopfront' ),
						placeholder: sprintf(
							/* translators: %d: number of places that have a postcode. */
							__( 'Choose your place (%d)', 'shopfront' ),
							state.choices.length
						),
						options: state.choices.map( ( { name } ) => name ),
						chosen: state.chosen,
						onChoose: lookup.choose,
					} }
				/>
			);
		case 'filled':
			return (
				<FillStatus
					message={
						canUndo
							? sprintf(
									/* translators: %s: a city, a state or both, as "Springfield, Illinois". */
									__( 'Filled in: %s', 'shopfront' ),
									state.names
								)
							: ''
					}
					onUndo={ onUndo }
				/>
			);
		default:
			return <FillStatus message="" />;
	}
};

export const SearchStatus = ( {
	search,
	form,
}: {
	search: AddressSearch;
	form: CheckoutForm;
} ) => {
	useEffect( () => search.stop, [ search ] );
	const { suggestions, active, brandingHtml, selected } =
		useSyncExternalStore( form.subscribe, search.get );
	const fill = typeof selected === 'object' ? selected.fill : null;
	const canUndo = useCanUndo( form, fill );
	const undo = useUndo( form, STREET, search.undo );
	const getMessage = () => {
		switch ( selected ) {
			case 'asking':
				return __( 'Filling in the address…', 'shopfront' );
			case 'failed':
				return __(
					'We couldn’t fill in this address. Please type it.',
					'shopfront'
				);
			default:
				return canUndo
					? __( 'The address was filled in.', 'shopfront' )
					: '';
		}
	};
	return (
		<>
			{ suggestions.length > 0 && (
				<SuggestionList
					id={ getListId( form.location ) }
					suggestions={ suggestions }
					active={ active }
					brandingHtml={ brandingHtml }
					onActive={ search.setActive }
					onSelect={ search.select }
				/>
			) }
			{ selected !== 'none' && (
				<FillStatus
					message={ getMessage() }
					onUndo={ canUndo ? undo : undefined }
				/>
			) }
		</>
	);
};

export const PasteStatus = ( {
	paste,
	form,
	at,
}: {
	paste: AddressPaste;
	form: CheckoutForm;
	at: string;
} ) => {
	const { document } = useBlockApp().host;
	const state = useSyncExternalStore( form.subscribe, paste.get );
	const isHere = state.status !== 'none' && state.at === at;
	const canUndo = useCanUndo(
		form,
		state.status === 'used' && isHere ? state.fill : null
	);
	const undo = useUndo( form, at, paste.undo );
	if ( ! isHere ) {
		return null;
	}
	/** The focused button unmounts. */
	const focusField = () => findField( document, form, at )?.focus();
	return state.status === 'offered' ? (
		<AddressOffer
			rows={ state.rows }
			onUse={ () => {
				paste.use();
				focusField();
			} }
			onDismiss={ () => {
				paste.dismiss();
				focusField();
			} }
		/>
	) : (
		<FillStatus
			message={
				canUndo ? __( 'The address was filled in.', 'shopfront' ) : ''
			}
			onUndo={ canUndo ? undo : undefined }
		/>
	);
};
