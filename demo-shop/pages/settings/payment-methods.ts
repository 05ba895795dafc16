import type { ShopContext } from '../../context';
import { CARD_GATEWAY } from '../../gateways/card';
import { enabledGateways } from '../../gateways/gateways';
import { TRIAL_GATEWAY } from '../../gateways/trial';
import { t } from '../../texts';

const CARDS = [
	[ 'visa', 'Visa' ],
	[ 'mastercard', 'Mastercard' ],
	[ 'amex', 'American Express' ],
	[ 'discover', 'Discover' ],
] as const;

const getMethodSettings = (
	id: string,
	{ options, baseUrl }: Pick< ShopContext, 'options' | 'baseUrl' >
): object => {
	switch ( id ) {
		case 'cod':
			return { enableForVirtual: true, enableForShippingMethods: [] };
		case CARD_GATEWAY:
			return {
				icons: CARDS.map( ( [ icon, alt ] ) => ( {
					id: icon,
					src: `${ baseUrl }/assets/images/payment-methods/${ icon }.svg`,
					alt,
				} ) ),
				showSavedCards: true,
				showSaveOption: true,
			};
		case TRIAL_GATEWAY:
			return { behaviour: options.trialGateway };
		default:
			return {};
	}
};

/** For scripts of enabled gateways (docs/contract/settings.md 6). */
export const paymentMethodData = ( { options, baseUrl }: ShopContext ) =>
	Object.fromEntries(
		enabledGateways( options ).map(
			( { id, title, description, supports } ) => [
				id,
				{
					title: t( title ),
					description: t( description ),
					supports,
					...getMethodSettings( id, { options, baseUrl } ),
				},
			]
		)
	);
