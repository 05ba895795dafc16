import { EMAIL } from '@shopfront/checkout-form';
import { CheckboxControl } from '@shopfront/components';
import { decodeEntities } from '@shopfront/text';
import { __, sprintf } from '@wordpress/i18n';
import { useBlockApp } from '../../app/block-app';
import { createLazy } from '@shopfront/lazy';
import { useOnInteraction } from '../../app/use-on-interaction';
import { Captcha } from '../placing/captcha';
import { EmailField } from './email-field';
import { FormFieldsList } from '../fields/form-fields-list';
import { useAccount } from './use-account';
import { useForm, useFormFields } from '../fields/use-form';
import { GUEST_NOTICE_ID } from '@shopfront/names';

const accountPassword = createLazy(
	() => import( /* webpackChunkName: "order" */ './account-password' )
);

const NOT_IN_LIST = [ EMAIL ];

/**
 * Also offers to create an account, and shows the additional fields of add-ons.
 *
 * Surface: `#contact.wc-block-components-address-form`, `.wc-block-checkout__guest-checkout-notice`,
 * `.wc-block-checkout__create-account` (docs/contract/blocks.md 4 to 6).
 */
export const ContactForm = () => {
	const { siteTitle } = useBlockApp().settings;
	const form = useForm( 'contact' );
	const email = useFormFields( form ).find( ( { key } ) => key === EMAIL );
	const account = useAccount();
	const parts = useOnInteraction( accountPassword, account.needsPassword );
	return (
		<div id="contact" className="wc-block-components-address-form">
			{ email && (
				<EmailField
					form={ form }
					field={ email }
					describedBy={
						account.staysGuest ? GUEST_NOTICE_ID : undefined
					}
				/>
			) }
			{ account.staysGuest && (
				<p
					id={ GUEST_NOTICE_ID }
					className="wc-block-checkout__guest-checkout-notice"
				>
					{ __(
						'You are currently checking out as a guest.',
						'woocommerce'
					) }
				</p>
			) }
			{ account.canChoose && (
				<CheckboxControl
					id="checkbox-create-account"
					className="wc-block-checkout__create-account"
					label={ sprintf(
						/* translators: %s: name of the shop. */
						__( 'Create an account with %s', 'woocommerce' ),
						decodeEntities( siteTitle )
					) }
					checked={ account.wantsAccount }
					onChange={ account.setWantsAccount }
				/>
			) }
			{ account.needsPassword &&
				( parts ? (
					<parts.AccountPassword />
				) : (
					<div className="sf-account-password-place" />
				) ) }
			<FormFieldsList form={ form } without={ NOT_IN_LIST } />
			<Captcha />
		</div>
	);
};
