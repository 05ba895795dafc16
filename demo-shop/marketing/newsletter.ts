import { html } from 'hono/html';
import type { Arguments } from '../api/arguments';
import type { ShopContext } from '../context';
import { isRecord } from '../is-record';
import type { Fields } from '../pages/form-fields';
import type { Markup } from '../pages/layout';
import { isSampleOn } from '../samples/samples';
import { changeSession } from '../sessions';

export const NEWSLETTER = 'newsletter';

/** For its data in requests and orders (docs/contract/mailing-list.md 4). */
const NAMESPACE = 'mailchimp-newsletter';

/** A subscriber's consents, by id. */
const CONSENTS: Readonly< Record< string, string > > = {
	email: 'Email',
	post: 'Letters by post',
};

/** The script's settings, `getSetting( 'mailchimp-newsletter_data' )`. */
export const newsletterSettings = ( {
	options,
}: Pick< ShopContext, 'options' > ) =>
	isSampleOn( options, NEWSLETTER )
		? {
				[ `${ NAMESPACE }_data` ]: {
					optinDefaultText: 'Send me the newsletter',
					gdprStatus: 'uncheck',
					userSubscribed: false,
					checkboxSettings: 'uncheck',
					gdprHeadline: 'How we may write to you',
					gdprFields: Object.entries( CONSENTS ).map(
						( [ id, text ] ) => ( { id, text } )
					),
				},
			}
		: {};

const BOX = 'mailchimp_woocommerce_newsletter';

const consentName = ( id: string ) => `mailchimp_woocommerce_gdpr[${ id }]`;

/** For forms without blocks (docs/contract/mailing-list.md 4). Empty while the add-on is off. */
export const newsletterFields = (
	options: ShopContext[ 'options' ]
): Markup | '' =>
	isSampleOn( options, NEWSLETTER )
		? html`<p class="form-row mailchimp-newsletter">
					<label
						><input
							type="checkbox"
							id="${ BOX }"
							name="${ BOX }"
							value="1"
						/>
						<span>Send me the newsletter</span></label
					>
				</p>
				<fieldset id="mailchimp-gdpr-fields">
					<legend>How we may write to you</legend>
					${ Object.entries( CONSENTS ).map(
						( [ id, text ] ) =>
							html`<p class="form-row">
								<input
									type="hidden"
									name="${ consentName( id ) }"
									value="0"
								/>
								<label
									><input
										type="checkbox"
										name="${ consentName( id ) }"
										value="1"
									/>
									<span>${ text }</span></label
								>
							</p>`
					) }
				</fieldset>`
		: '';

/** In the format of order requests. */
export const readNewsletterFields = ( fields: Fields ): Arguments => ( {
	[ NAMESPACE ]: {
		optin: fields[ BOX ] === '1',
		gdprFields: Object.fromEntries(
			Object.keys( CONSENTS ).map( ( id ) => [
				id,
				fields[ consentName( id ) ] === '1',
			] )
		),
	},
} );

/** The page sends the choice in `extensions`. Without it, nothing changes. */
export const saveNewsletter = (
	context: ShopContext,
	{ extensions }: Arguments
): void => {
	const sent = isRecord( extensions ) ? extensions[ NAMESPACE ] : null;
	if ( ! isSampleOn( context.options, NEWSLETTER ) || ! isRecord( sent ) ) {
		return;
	}
	const fields = isRecord( sent.gdprFields ) ? sent.gdprFields : {};
	const choice = {
		optin: sent.optin === true,
		consents: Object.keys( CONSENTS ).filter(
			( id ) => fields[ id ] === true
		),
	};
	changeSession( context, ( data ) => ( {
		...data,
		addOns: { ...data.addOns, [ NAMESPACE ]: choice },
	} ) );
};

/** The order's consents: `Email, Letters by post`; `null` for no newsletter. */
export const getNewsletter = (
	addOns: Readonly< Record< string, unknown > >
): string | null => {
	const choice = addOns[ NAMESPACE ];
	if ( ! isRecord( choice ) || choice.optin !== true ) {
		return null;
	}
	const ids = Array.isArray( choice.consents ) ? choice.consents : [];
	return (
		ids.map( ( id ) => CONSENTS[ String( id ) ] ?? '' ).join( ', ' ) ||
		'Subscribed'
	);
};
