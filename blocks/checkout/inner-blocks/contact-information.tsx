import {
	ContactForm,
	LoginPrompt,
	StoreNotices,
	type BlockProps,
} from '@shopfront/bindings';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import { Step } from '../step';

export const ContactInformation = ( {
	className,
	children,
	...attributes
}: BlockProps ) => (
	<Step
		id="contact-fields"
		className={ className }
		attributes={ attributes }
		title={ __( 'Contact information', 'woocommerce' ) }
		stepHeadingContent={ () => <LoginPrompt /> }
	>
		<StoreNotices context={ NOTICE_CONTEXTS.CONTACT_INFORMATION } />
		<ContactForm />
		{ children }
	</Step>
);
