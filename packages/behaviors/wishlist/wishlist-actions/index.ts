import { withEvents } from '@shopfront/behaviors/engine/event-bus';
import { mount as mountWithEvents } from './actions';

export const mount = withEvents( mountWithEvents );
export { confirm } from './confirm';
export { showMessage } from './messages';
