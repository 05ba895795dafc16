import { render, screen } from '@testing-library/react';
import { RemovedCartLineRow } from './removed-cart-line-row';

it( 'takes lost focus and scrolls just far enough to show Undo', () => {
	const scrollIntoView = jest.fn();
	Element.prototype.scrollIntoView = scrollIntoView;
	render(
		<table>
			<tbody>
				<RemovedCartLineRow
					name="Stone Mug"
					takesFocus
					isRestoring={ false }
					onUndo={ () => {} }
				/>
			</tbody>
		</table>
	);
	const undo = screen.getByRole( 'button', {
		name: 'Undo removal of Stone Mug',
	} );
	expect( undo ).toHaveFocus();
	expect( scrollIntoView.mock.contexts ).toEqual( [ undo ] );
	expect( scrollIntoView ).toHaveBeenCalledWith( { block: 'nearest' } );
	Reflect.deleteProperty( Element.prototype, 'scrollIntoView' );
} );
