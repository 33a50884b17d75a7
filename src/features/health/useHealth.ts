import { useCallback } from 'react';
import { copyChoice } from '../../store/session/copyChoice.ts';
import { useAuth } from '../../store/session/useAuth.ts';
import {
  readKeptCopies,
  readOfflineCode,
  readStorageSpace,
} from '../../store/device/deviceHealth.ts';
import { useDeviceStatus } from '../../store/device/store.ts';
import { browserOf } from '../../lib/browserName.ts';
import { DRAFT_PREFIX, loadDrafts } from '../../form/draftStorage.ts';
import { checkServer } from './checkServer.ts';
import { useOutbox } from '../../store/write/outbox.ts';
import { useClockOffset } from '../../store/connection/useClockOffset.ts';
import { connectedSince, useConnectionState } from '../../store/connection/useConnection.ts';
import { useNow } from '../../ui/useNow.ts';
import type { CheckGroup } from './check.ts';
import { clockCheck, connectionCheck, roundTripCheck, signInCheck } from './connectionChecks.ts';
import { readDeployedVersion } from './deployedVersion.ts';
import {
  browserCheck,
  copiesCheck,
  offlineCheck,
  reportsCheck,
  storageCheck,
} from './deviceChecks.ts';
import { useAsked } from './useAsked.ts';
import { deployedVersionCheck, ownVersionCheck, rulesCheck } from './versionChecks.ts';
import { draftsCheck, keepingCheck, refusedCheck, waitingCheck } from './workChecks.ts';

const askForVersion = async () => (HAS_VERSION_FILE ? readDeployedVersion() : null);

/** All checks, repeated every half minute and whenever the connection changes. */
export function useHealth(): readonly CheckGroup[] {
  const now = useNow();
  const connection = useConnectionState();
  const isConnected = connection === 'connected';
  const moment = `${now} ${isConnected}`;
  const uid = useAuth().user?.uid ?? '';
  const server = useAsked(checkServer, moment);
  const deployed = useAsked(askForVersion, moment);
  const askForCopies = useCallback(() => readKeptCopies(uid), [uid]);
  const outbox = useOutbox();

  return [
    {
      title: 'Version',
      checks: [
        ownVersionCheck(SOURCE_VERSION),
        deployedVersionCheck(SOURCE_VERSION, deployed, HAS_VERSION_FILE),
        rulesCheck(server?.rules, isConnected, RULES_VERSION),
      ],
    },
    {
      title: 'Connection',
      checks: [
        connectionCheck(connection, connectedSince()),
        roundTripCheck(isConnected, server?.roundTripMs),
        clockCheck(isConnected, useClockOffset()),
        signInCheck(server?.tokenExpiresAt, now),
      ],
    },
    {
      title: 'Your work',
      checks: [
        waitingCheck(outbox, isConnected, now),
        refusedCheck(outbox),
        draftsCheck(loadDrafts(`${DRAFT_PREFIX}${uid}:`).length),
        keepingCheck(useDeviceStatus()),
      ],
    },
    {
      title: 'This device',
      checks: [
        copiesCheck(copyChoice(uid), useAsked(askForCopies, moment)),
        storageCheck(useAsked(readStorageSpace, moment)),
        offlineCheck(useAsked(readOfflineCode, moment)),
        reportsCheck(import.meta.env.VITE_ERROR_REPORTS),
        browserCheck(browserOf(navigator.userAgent), `${innerWidth} × ${innerHeight}`),
      ],
    },
  ];
}
