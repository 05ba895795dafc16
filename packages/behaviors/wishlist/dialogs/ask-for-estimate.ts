import { createElement } from '@shopfront/html';
import { htmlToText } from '@shopfront/text';
import type { DialogContext } from './context';
import { createField } from './fields';
import { createForm, sendForm } from './form';

export const askForEstimate = ( context: DialogContext ): void => {
	const { page, store, backend, popup, opener } = context;
	const { settings } = store;
	const token =
		opener
			.closest( 'form' )
			?.querySelector< HTMLInputElement >( '#wishlist_id' )?.value ?? '';
	const description = createElement(
		page,
		'p',
		'popup-description',
		settings.text( 'estimateHelp' )
	);
	const email = createField( page, {
		name: 'reply_email',
		className: 'reply-email',
		label: settings.text( 'email' ),
		type: 'email',
	} );
	const note = createField( page, {
		name: 'additional_notes',
		className: 'additional-notes',
		label: settings.text( 'note' ),
		type: 'textarea',
	} );
	const ask = async ( form: HTMLFormElement ) => {
		const fields: Record< string, string > = { wishlist_id: token };
		for ( const [ name, value ] of new FormData( form ) ) {
			fields[ name ] = String( value );
		}
		// Never retried, because a second request would send a second email. So we report a lost response as a failure.
		const answer = await sendForm(
			context,
			form,
			() => backend.askForEstimate( fields ),
			() => false
		);
		form.querySelector( '.woocommerce-error' )?.remove();
		if ( answer.result === 'refused' ) {
			const error = createElement(
				page,
				'p',
				'woocommerce-error',
				answer.message || settings.text( 'failed' )
			);
			error.setAttribute( 'role', 'alert' );
			description.after( error );
			return;
		}
		popup.showFeedback(
			htmlToText( answer.message ),
			false,
			settings.values.time_to_close_prettyphoto
		);
	};
	popup.content.append(
		createForm( context, {
			className: 'wishlist-ask-an-estimate-popup',
			submit: settings.text( 'send' ),
			fields: [ description, email, note ],
			onSubmit: ask,
		} )
	);
};
