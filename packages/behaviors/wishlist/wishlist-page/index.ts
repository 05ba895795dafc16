import { withEvents } from '@shopfront/behaviors/engine/event-bus';
import { mount as mountWithEvents } from './page';

export const mount = withEvents( mountWithEvents );
