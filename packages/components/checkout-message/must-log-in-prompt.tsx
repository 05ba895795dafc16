import { isSafeUrl } from '@shopfront/text';
import { __ } from '@wordpress/i18n';

export interface MustLogInPromptProps {
	/** Where a shopper logs in, and comes back from. */
	logInUrl: string;
}

/** In place of a checkout for customers only. Surface: `.wc-block-must-login-prompt`. */
export const MustLogInPrompt = ( { logInUrl }: MustLogInPromptProps ) => (
	<div className="sf-checkout-message wc-block-must-login-prompt">
		<p>
			{ __( 'You must be logged in to check out.', 'shopfront' ) }{ ' ' }
			{ isSafeUrl( logInUrl ) && (
				<a href={ logInUrl }>
					{ __( 'Log in to check out', 'shopfront' ) }
				</a>
			) }
		</p>
	</div>
);
