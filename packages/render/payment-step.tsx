import { useBlockApp } from '@shopfront/bindings';
import {
	PaymentMethodLabel,
	PaymentMethods,
	ReadMore,
	RichText,
} from '@shopfront/components';
import { cartStore } from '@shopfront/data/cart';
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
	const { title, description, supports } = isRecord( data ) ? data : {};
	const features = Array.isArray( supports ) ? supports : [ 'products' ];
	return title && requirements.every( ( each ) => features.includes( each ) )
		? { name, title: textOf( title ), description: textOf( description ) }
		: null;
};

const ignore = () => undefined;

/**
 * Shows the payment methods that the server offers for the cart, and the first one's description. Scripts decide
 * later which methods work, so this only estimates the space.
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
	const [ first ] = methods;
	return needsPayment && first && attributes ? (
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
				selected={ first.name }
				onSelect={ ignore }
				content={
					first.description && (
						<ReadMore>
							<RichText as="div" html={ first.description } />
						</ReadMore>
					)
				}
				savedMethods={ [] }
				selectedToken=""
				onSelectToken={ ignore }
			/>
		</Step>
	) : null;
};
