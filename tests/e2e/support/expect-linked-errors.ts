import { expect, type Page } from '@playwright/test';

/** Each invalid field must refer to a visible error message. */
export const expectLinkedErrors = async ( page: Page ) =>
	expect(
		await page.evaluate( () => {
			const describesField = ( id: string ) => {
				const text = document.getElementById( id );
				return Boolean(
					text?.textContent?.trim() &&
					text.checkVisibility( { visibilityProperty: true } )
				);
			};
			return Array.from(
				document.querySelectorAll( '[aria-invalid="true"]' )
			)
				.filter( ( field ) => {
					const message = field.getAttribute( 'aria-errormessage' );
					const descriptions =
						field
							.getAttribute( 'aria-describedby' )
							?.split( ' ' ) ?? [];
					return ! (
						message &&
						describesField( message ) &&
						// Most screen readers support only `aria-describedby`.
						descriptions.includes( message )
					);
				} )
				.map( ( { outerHTML } ) => outerHTML.slice( 0, 200 ) );
		} )
	).toEqual( [] );
