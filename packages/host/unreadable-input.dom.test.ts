import { watchComposition, whenInputIsReadable } from './unreadable-input';

let container: HTMLElement;

const open = async ( field: string ) => {
	document.body.innerHTML = `<div>${ field }</div><button></button>`;
	container = document.body.firstElementChild as HTMLElement;
	watchComposition( container );
	container.querySelector( 'input' )?.focus();
};
const settle = () => new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
const compose = ( type: string ) =>
	container
		.querySelector( 'input' )
		?.dispatchEvent( new Event( type, { bubbles: true } ) );
const start = () => {
	const ready = jest.fn();
	void whenInputIsReadable( container ).then( ready );
	return ready;
};

it( 'does not wait for a text field', async () => {
	await open( '<input>' );
	const ready = start();
	await settle();
	expect( ready ).toHaveBeenCalled();
} );

it( 'waits until the focus leaves a date field', async () => {
	await open( '<input type="date">' );
	const ready = start();
	await settle();
	expect( ready ).not.toHaveBeenCalled();
	document.querySelector( 'button' )?.focus();
	await settle();
	expect( ready ).toHaveBeenCalled();
} );

it.each( [ 'compositionstart', 'compositionupdate' ] )(
	'waits for the end of a composition that it notices by %s',
	async ( type ) => {
		await open( '<input>' );
		compose( type );
		const ready = start();
		await settle();
		expect( ready ).not.toHaveBeenCalled();
		compose( 'compositionend' );
		await settle();
		expect( ready ).toHaveBeenCalled();
	}
);
