import { noticesStore } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { ExternalLink, Notice, PanelBody } from '@wordpress/components';
import { useSyncExternalStore } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ClassicSwitch } from './classic-switch';
import { getPreviewApp } from './preview';
import { getUnregistered } from './unregistered-gateways';

const CONTEXTS = [ NOTICE_CONTEXTS.PAYMENTS, NOTICE_CONTEXTS.EXPRESS_PAYMENTS ];

const readProblems = (): string =>
	CONTEXTS.flatMap( ( context ) =>
		getPreviewApp().registry.select( noticesStore ).getNotices( context )
	)
		.map( ( { content } ) => content )
		.join( '\n' );

/** Shows the problems of payment methods, with links to their settings. Nothing without problems. */
export const PaymentPanel = () => {
	const { settings, registry } = getPreviewApp();
	const problems = useSyncExternalStore(
		registry.subscribe,
		readProblems,
		readProblems
	);
	const unregistered = getUnregistered(
		settings.getSetting( 'globalPaymentMethods' )
	);
	if ( problems === '' && unregistered.length === 0 ) {
		return null;
	}
	const adminUrl = String( settings.getSetting( 'adminUrl', '' ) );
	return (
		<PanelBody title={ __( 'Problems with payment methods', 'shopfront' ) }>
			{ problems
				.split( '\n' )
				.filter( Boolean )
				.map( ( problem ) => (
					<Notice
						key={ problem }
						status="error"
						isDismissible={ false }
					>
						{ problem }
					</Notice>
				) ) }
			{ unregistered.map( ( { id, title } ) => (
				<Notice key={ id } status="warning" isDismissible={ false }>
					<p>
						{ sprintf(
							/* translators: %s: name of a payment method. */
							__(
								'Shoppers can’t pay with “%s” here: it is enabled, but its plugin has not registered it for the cart and checkout blocks. Update the plugin, use another payment method, or switch to the classic page.',
								'shopfront'
							),
							title || id
						) }
					</p>
					<ExternalLink
						href={ `${ adminUrl }admin.php?page=wc-settings&tab=checkout&section=${ encodeURIComponent( id ) }` }
					>
						{ __( 'Settings of the payment method', 'shopfront' ) }
					</ExternalLink>
				</Notice>
			) ) }
			{ unregistered.length > 0 && <ClassicSwitch /> }
		</PanelBody>
	);
};

const AREAS = [
	'cart',
	'checkout',
	'cart-express-payment-block',
	'checkout-express-payment-block',
	'checkout-payment-block',
];

export const Panels = ( { area }: { area: string } ) =>
	AREAS.includes( area ) ? <PaymentPanel /> : null;
