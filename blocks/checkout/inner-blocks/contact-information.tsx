import {
	ContactForm,
	LoginPrompt,
	stepAttributes,
	StoreNotices,
	useIsFormDisabled,
	type BlockProps,
} from '@shopfront/bindings';
import { FormStep } from '@shopfront/components';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import clsx from 'clsx';

/** How the shopper can be reached. */
export const ContactInformation = ( {
	className,
	children,
	...attributes
}: BlockProps ) => (
	<FormStep
		id="contact-fields"
		className={ clsx( 'wc-block-checkout__contact-fields', className ) }
		disabled={ useIsFormDisabled() }
		stepHeadingContent={ () => <LoginPrompt /> }
		{ ...stepAttributes(
			attributes,
			__( 'Contact information', 'shopfront' )
		) }
	>
		<StoreNotices context={ NOTICE_CONTEXTS.CONTACT_INFORMATION } />
		<ContactForm />
		{ children }
	</FormStep>
);
