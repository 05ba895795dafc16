import { savedMethodLabel, useBlockApp } from '@shopfront/bindings';
import {
	PaymentMethodLabel,
	PaymentMethods,
	ReadMore,
	RichText,
} from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
import {
	getPreferredMethod,
	listSavedMethods,
	paymentStore,
} from '@shopfront/data/payment';
import type { Settings } from '@shopfront/settings';
import { isRecord } from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { Step } from '../../blocks/checkout';
import { useInnerBlock } from './inner-blocks';

const textOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

/** `null` if the method lacks a feature that the cart requires. */
const readMethod = (
	name: string,
	requirements: readonly string[],
	settings: Settings
) => {
	const data = settings.getPaymentMethodData( name );
	const { title, description, supports, showSavedCards } = isRecord( data )
		? data
		: {};
	const features = Array.isArray( supports ) ? supports : [ 'products' ];
	return title && requirements.every( ( each ) => features.includes( each ) )
		? {
				name,
				title: textOf( title ),
				description: textOf( description ),
				showsSaved: showSavedCards === true,
			}
		: null;
};

const ignore = () => undefined;

/** As the block will choose (docs/contract/stores.md 3, "Default choice"), if scripts allow all `methods`. */
const useChoice = (
	methods: ReadonlyArray< { name: string; showsSaved: boolean } >
) => {
	const { active, token, saved } = useSelect( ( select ) => {
		const payment = select( paymentStore );
		return {
			active: payment.getActivePaymentMethod(),
			token: payment.getActiveSavedToken(),
			saved: payment.getSavedPaymentMethods(),
		};
	}, [] );
	const usable = listSavedMethods( saved ).filter( ( { method } ) =>
		methods.some(
			( { name, showsSaved } ) => showsSaved && name === method.gateway
		)
	);
	const isOffered = methods.some( ( { name } ) => name === active );
	const preferred = isOffered
		? usable.find( ( { tokenId } ) => String( tokenId ) === token )
		: getPreferredMethod( usable );
	const selected = isOffered ? active : methods[ 0 ]?.name;
	return {
		saved: usable.map( ( method ) => ( {
			tokenId: String( method.tokenId ),
			label: savedMethodLabel( method ),
		} ) ),
		selectedToken: preferred ? String( preferred.tokenId ) : '',
		selected: preferred ? '' : ( selected ?? '' ),
	};
};

/**
 * Shows the payment methods that the server offers for the cart, saved cards, and the selected one's description.
 * Scripts decide later which methods work, so this only estimates the space.
 */
export const PaymentStep = ( {
	unlisted = [],
}: {
	unlisted?: readonly string[];
} ) => {
	const { settings } = useBlockApp();
	const attributes = useInnerBlock( 'checkout-payment-block' );
	const { needsPayment, paymentMethods, paymentRequirements } = useSelect(
		( select ) => select( cartStore ).getCartData(),
		[]
	);
	const sorted = settings.paymentMethodSortOrder.filter( ( name ) =>
		paymentMethods.includes( name )
	);
	const methods = [ ...new Set( [ ...sorted, ...paymentMethods ] ) ]
		.filter( ( name ) => ! unlisted.includes( name ) )
		.flatMap(
			( name ) => readMethod( name, paymentRequirements, settings ) ?? []
		);
	const { saved, selectedToken, selected } = useChoice( methods );
	const description = methods.find(
		( { name } ) => name === selected
	)?.description;
	return needsPayment && methods.length > 0 && attributes ? (
		<Step
			id="payment-method"
			attributes={ attributes }
			title={ __( 'Payment options', 'woocommerce' ) }
		>
			<PaymentMethods
				methods={ methods.map( ( { name, title } ) => ( {
					name,
					label: (
						<PaymentMethodLabel text={ decodeEntities( title ) } />
					),
					ariaLabel: decodeEntities( title ),
					icons: [],
				} ) ) }
				selected={ selected }
				onSelect={ ignore }
				content={
					description && (
						<ReadMore>
							<RichText as="div" html={ description } />
						</ReadMore>
					)
				}
				savedMethods={ saved }
				selectedToken={ selectedToken }
				onSelectToken={ ignore }
			/>
		</Step>
	) : null;
};
