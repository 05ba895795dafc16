import { createPageStyles } from '@shopfront/behaviors/engine/page-styles';
import styles from './messages.scss?text';

/** A message disappears after this time, ms (docs/contract/wishlist.md 4). */
const TIMEOUT_MS = 3000;

const addStyles = createPageStyles( styles );

interface MessageAction {
	label: string;
	run: () => void;
}

/** Shows and announces a message for a while. If it has a button, it stays while the shopper may press it. */
export const showMessage = (
	view: Window,
	text: string,
	{
		isError = false,
		action,
		timeoutMs = TIMEOUT_MS,
	}: { isError?: boolean; action?: MessageAction; timeoutMs?: number } = {}
): void => {
	if ( ! text ) {
		return;
	}
	const { document: page } = view;
	addStyles( page );
	const id = 'yith-wcwl-popup-message';
	let box = page.getElementById( id );
	if ( ! box ) {
		box = page.createElement( 'div' );
		box.id = id;
		page.body.prepend( box );
	}
	const message = page.createElement( 'div' );
	message.id = 'yith-wcwl-message';
	box.className = isError ? 'is-error' : '';
	// Live regions only announce text that is added after they exist.
	box.setAttribute( 'role', isError ? 'alert' : 'status' );
	box.replaceChildren( message );
	message.textContent = text;
	const close = () => message.remove();
	if ( action ) {
		const button = page.createElement( 'button' );
		button.type = 'button';
		button.textContent = action.label;
		button.addEventListener( 'click', () => {
			close();
			action.run();
		} );
		message.append( ' ', button );
	}
	const waitAndClose = () => {
		view.setTimeout( () => {
			if ( message.matches( ':hover, :focus-within' ) ) {
				waitAndClose();
			} else {
				close();
			}
		}, timeoutMs );
	};
	waitAndClose();
};
